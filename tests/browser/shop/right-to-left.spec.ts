// The shop in a right-to-left language. access.spec.ts checks that all pages fit.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { overflow } from "../overflow.ts";
import { arrive } from "./visits.ts";
import { banner, dialog, orderForm, products, reopenCookies } from "./visitor.ts";

/** Serves the stand-in's pages as right-to-left. */
const mirror = (page: Page): Promise<unknown> =>
  page.route(/\/en(\/|$|\?)/, async (route) => {
    if (!/text\/html/.test(route.request().headers()["accept"] ?? "")) return route.continue();
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/<html lang="[^"]*"/, '<html lang="ar" dir="rtl"'),
    });
  });

const boxOf = async (target: Locator) => (await target.boundingBox())!;

test("NAV-21 QTY-01 PRO-03 CRT-05 CON-01 right-to-left pages are mirrored and never scroll sideways @all", async ({
  page,
  visit,
}) => {
  await mirror(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await arrive(page, visit, products.diary.path);
  expect(await overflow(page)).toEqual([]);
  const { ready, minus, plus, add } = orderForm(page);
  await ready();
  expect((await boxOf(minus)).x).toBeGreaterThan((await boxOf(plus)).x);
  // The menu starts at the right edge, and its panel opens from there.
  const first = await boxOf(page.locator(".menu-toggle").getByRole("button"));
  expect(first.x + first.width).toBeGreaterThan(330);
  await page.locator(".menu-toggle").getByRole("button").click();
  await expect.poll(async () => (await boxOf(dialog(page))).x + (await boxOf(dialog(page))).width).toBe(360);
  await page.keyboard.press("Escape");
  await page.locator(".cart-link").focus();
  const panel = page.locator(".atoll-cart-panel");
  await expect(panel.locator(".cart-items")).toBeVisible();
  const lines = await boxOf(panel);
  expect([lines.x >= 0, lines.x + lines.width <= 360]).toEqual([true, true]);
  await add.click();
  const close = await boxOf(dialog(page).getByRole("button", { name: "Close" }));
  expect(close.x).toBeLessThan((await boxOf(dialog(page).getByRole("heading"))).x);
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await reopenCookies(page);
  const box = await boxOf(banner(page).locator("input").first());
  expect(box.x).toBeGreaterThan((await boxOf(banner(page).getByText("Necessary", { exact: true }))).x);
});
