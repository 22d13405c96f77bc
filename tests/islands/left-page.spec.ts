// Requests that end because the visitor leaves the page in full.
import type { Page } from "@playwright/test";
import { expect, test } from "../browser/guard/test.ts";
import { hold } from "../browser/hold.ts";
import { live, setConsentCookie } from "../browser/shop/visitor.ts";
import { collectConsole, expectConsole } from "../browser/console-messages.ts";

const cart = "**/api/v1/shoppingcarts";

test.beforeEach(({ page }) => setConsentCookie(page));

/** Stores warnings for the next page of the tab: a message of a page that is left reaches nobody else. */
const keepWarnings = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    console.warn = (...parts) =>
      (sessionStorage["warnings"] = `${sessionStorage["warnings"] ?? ""}${parts.join(" ")}\n`);
  });

test("CRT-05 ERR-03 a full load that cuts off the request of the cart warns of nothing", async ({
  page,
  visit,
  guard,
}) => {
  await keepWarnings(page);
  await hold(page, cart, { times: 1 });
  const asked = page.waitForRequest(cart);
  await visit("/en/terms");
  await live(page.locator(".cart-widget"));
  await asked;
  // Proves that the browser ended the request while the page could still report it.
  const ended = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/v1/shoppingcarts"));
  await guard.expectFullLoad(() => page.evaluate(() => location.assign("/en/contact")));
  await ended;
  await live(page.locator(".cart-widget"));
  expect(await page.evaluate(() => sessionStorage["warnings"])).toBeUndefined();
});

test("SRC-01 ERR-03 a request that starts while the next page is on its way warns of nothing either", async ({
  page,
  visit,
  control,
  guard,
}) => {
  const suggestions = "/api/v1/catalog/search/suggestions";
  await keepWarnings(page);
  await visit("/en/terms");
  await live(page.locator(".cart-widget"));
  await page.locator("#site-search").focus();
  await live(page.locator("[data-island=suggestions]"));
  for (const path of [suggestions, "/en/contact"]) await control.answer({ path, gate: path });
  // The browser evaluates nothing for a test while it loads the next page.
  await page.evaluate(() =>
    addEventListener("beforeunload", () => {
      const input = document.querySelector<HTMLInputElement>("#site-search")!;
      input.value = "tea";
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }),
  );
  await guard.expectFullLoad(async () => {
    const asked = page.waitForRequest(`**${suggestions}*`);
    await page.evaluate(() => void location.assign("/en/contact"));
    await asked;
    await control.open("/en/contact");
  });
  await live(page.locator(".cart-widget"));
  expect(await page.evaluate(() => sessionStorage["warnings"])).toBeUndefined();
});

test("CRT-05 ERR-03 a visitor who stays on the page still gets the warning that a request has failed", async ({
  page,
  visit,
  guard,
}) => {
  guard.allowConsole(/ERR_FAILED|the cart could not be read/);
  const logged = collectConsole(page);
  const firstCart = page.waitForResponse(cart);
  await visit("/en/terms");
  await live(page.locator(".cart-widget"));
  await (await firstCart).finished();
  await page.evaluate(() => void (window.onbeforeunload = (event) => event.preventDefault()));
  // The browser asks only a visitor who has used the page.
  await page.keyboard.press("Tab");
  const question = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  await (await question).dismiss();
  await page.evaluate(() => (window.onbeforeunload = null));
  await page.route(cart, (route) => route.abort());
  await page.evaluate(() => document.dispatchEvent(new CustomEvent("cart:changed", { detail: {} })));
  await expectConsole(logged, [/ERR_FAILED/, /the cart could not be read/]);
  await expect(page).toHaveURL(/\/en\/terms$/);
});
