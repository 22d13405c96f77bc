// What the browser itself keeps of a page that was left with a full load: its back-forward cache. Playwright's headless browser has
// none: its events stand for it, and what would keep a page out of it is looked for.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { serveLab } from "../lab.ts";
import { cartCount } from "../shop/visitor.ts";
import { addToCartPath } from "./orders.ts";

const happens = (page: Page, type: "pagehide" | "pageshow"): Promise<unknown> =>
  page.evaluate((type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })), type);

/** Types of the events that are listened for on the window. */
async function listenersOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send("Runtime.evaluate", { expression: "window" });
  const { listeners } = await session.send("DOMDebugger.getEventListeners", { objectId: result.objectId! });
  await session.detach();
  return listeners.map(({ type }) => type);
}

test("CRT-08 ANA-04 a page that comes out of the browser's own cache is told again, shows the cart as it is by then, and still hears of other tabs", async ({
  page,
  control,
}) => {
  const choice = { stamp: "1", preferences: false, statistics: true, marketing: false };
  await page
    .context()
    .addCookies([
      { name: "LabCookieConsent", value: encodeURIComponent(JSON.stringify(choice)), domain: "127.0.0.1", path: "/" },
    ]);
  const before =
    '<div hidden data-island="analytics"></div><p class="cart-widget" data-island="cart-widget"><a href="/en/shoppingcarts">Cart (<b data-cart-count>0</b>)</a></p>';
  await serveLab(control, { shop: { title: "Shop", before, page: "<h1>Shop</h1>" } });
  await page.goto("/lab/shop");
  await expect(page.locator(".cart-widget")).toHaveAttribute("data-island-state", "live");
  await expect(page.locator("[data-island=analytics]")).toHaveAttribute("data-island-state", "live");
  // With these a browser would not keep the page.
  expect((await listenersOf(page)).filter((type) => type.endsWith("unload"))).toEqual([]);
  await happens(page, "pagehide");
  const order = { data: { ProductVariantId: "v4441", Quantity: 1, Name: "" } };
  await page.request.post(addToCartPath, order);
  await expect(cartCount(page)).toHaveText("0");
  await happens(page, "pageshow");
  await expect(cartCount(page)).toHaveText("1");
  await expect
    .poll(() => page.evaluate(() => window.dataLayer))
    .toEqual([{ event: "VirtualPageview", virtualPageURL: "/lab/shop", virtualPageTitle: "Shop" }]);
  const other = await page.context().newPage();
  await other.goto("/lab/shop");
  await page.request.post(addToCartPath, { data: { ...order.data, ProductVariantId: "v1011" } });
  await other.evaluate(() => {
    const channel = new BroadcastChannel("atoll:cart:");
    channel.postMessage("changed");
    channel.close();
  });
  await expect(cartCount(page)).toHaveText("2");
});
