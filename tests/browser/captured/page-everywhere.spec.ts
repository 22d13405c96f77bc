// A theme whose outermost element is called page: header, cart and footer come and go with each visit, and their scripts with them.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { at, back, forward, go, ran, times, walk } from "./capture.ts";

const site = at("page-everywhere");
const ropes = ["#site-navigation >> text=Ropes", "Ropes"] as const;
const knots = ["#site-navigation >> text=Knots", "Knots"] as const;
const contact = ["#site-navigation >> text=Contact", "Contact"] as const;
const home = ["#site-navigation >> text=Home", "Rope for every weather"] as const;

/** What the scripts note while one does `act`. */
async function during(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const before = (await ran(page)).length;
  await act();
  return (await ran(page)).slice(before).filter((what) => !what.startsWith("focus"));
}

/** Header, cart and footer of the page that is shown are alive, and one click is handled once. */
async function isAlive(page: Page, current: string): Promise<void> {
  await expect(page.locator("#site-navigation .current")).toHaveText(current);
  await expect(page.locator("#year")).toHaveText("2027");
  expect(await during(page, () => page.click("#menu-toggle"))).toEqual(["menu toggled"]);
  await expect(page.locator("#menu-toggle")).toHaveAttribute("aria-expanded", "true");
  await page.click("#menu-toggle");
  expect(await during(page, () => page.click("#mini-cart-toggle"))).toEqual(["cart toggled"]);
  await expect(page.locator("#cart-drawer")).toBeVisible();
  expect(await during(page, () => page.keyboard.press("Escape"))).toEqual(["cart closed"]);
  await expect(page.locator("#cart-drawer")).toBeHidden();
}

test("NAV-01 NAV-21 a site that is all page walks in place, and its scripts do what they do on each visit, once", async ({
  page,
  visit,
}) => {
  await test.step("a site that is all page walks in place, and its header, cart and footer are alive on each of them", async () => {
    await visit(site);
    await isAlive(page, "Home");
    await walk(page, [ropes, knots, contact, ropes]);
    await isAlive(page, "Ropes");
    expect(await times(page, "navigation.js")).toBe(1);
    await go(page, ...knots);
    await isAlive(page, "Knots");
    await go(page, ...home);
    await isAlive(page, "Home");
  });

  await test.step("what the scripts of a page do when it is ready, or loaded, is done on each visit, once", async () => {
    await visit(site);
    expect(await during(page, () => go(page, ...knots))).toEqual(["tied", "menu ready", "knots load"]);
    await expect(page.locator("#knot")).toHaveText("Bowline");
    expect(await during(page, () => go(page, ...ropes))).toEqual(["menu ready", "ropes onload"]);
    await expect(page.locator("#stock")).toHaveText("Forty metres left");
    expect(await during(page, () => go(page, ...contact))).toEqual(["menu ready"]);
    expect(await during(page, () => go(page, ...ropes))).toEqual(["menu ready", "ropes onload"]);
    expect(await during(page, () => back(page, "Contact"))).toEqual([]);
  });
});

test("NAV-20 NAV-21 NAV-02 NAV-08 listeners on the document do not pile up, and what was typed comes back with the whole site around it", async ({
  page,
  visit,
}) => {
  await test.step("listeners on the document do not pile up over three visits, are silent elsewhere, and answer again on Back", async () => {
    await visit(site);
    for (const visit of [1, 2, 3]) {
      await go(page, ...ropes);
      expect(await during(page, () => page.click("text=Take hemp")), `visit ${visit}`).toEqual(["took hemp"]);
      await go(page, ...contact);
      expect(await during(page, () => page.click("#mini-cart-toggle")), `after visit ${visit}`).toEqual([
        "cart toggled",
      ]);
      await page.keyboard.press("Escape");
    }
    await back(page, "Ropes");
    expect(await during(page, () => page.click("text=Take cotton")), "back").toEqual(["took cotton"]);
    await expect(page.locator("#mini-cart .count")).toHaveText("2");
    await isAlive(page, "Ropes");
    await forward(page, "Contact");
    await isAlive(page, "Contact");
  });

  await test.step("what was typed comes back with the whole site around it; a skip link stays on its page", async () => {
    await visit(site);
    await go(page, ...contact);
    await page.fill("#message", "Twenty fathoms, please");
    await go(page, ...knots);
    await page.focus(".skip-link");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/knots#content$/);
    await page.goBack();
    await expect(page).toHaveURL(/knots$/);
    await back(page, "Contact");
    await expect(page.locator("#message")).toHaveValue("Twenty fathoms, please");
  });
});
