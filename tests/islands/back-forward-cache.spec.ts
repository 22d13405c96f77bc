// The browser's back-forward cache, for pages that are left with a full load. Playwright's headless browser has none:
// the test fires its events and checks for features that would keep a page out of the cache.
import type { Page } from "@playwright/test";
import { expect, test } from "../browser/guard/test.ts";
import { serveLab, setLabConsent } from "../browser/lab.ts";
import { cartCount, live } from "../browser/shop/visitor.ts";
import { addToCartPath } from "../browser/orders.ts";

const firePageEvent = (page: Page, type: "pagehide" | "pageshow"): Promise<unknown> =>
  page.evaluate((type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })), type);

/** Types of the event listeners on the window. */
async function listenersOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send("Runtime.evaluate", { expression: "window" });
  const { listeners } = await session.send("DOMDebugger.getEventListeners", { objectId: result.objectId! });
  await session.detach();
  return listeners.map(({ type }) => type);
}

test("CRT-08 ANA-04 a page restored from the browser's cache is tracked again and updates its cart", async ({
  page,
  control,
}) => {
  await setLabConsent(page, { statistics: true });
  const before =
    '<div hidden data-island="analytics"></div><p class="cart-widget" data-island="cart-widget">' +
    '<a href="/en/shoppingcarts">Cart (<b data-cart-count>0</b>)</a></p>';
  await serveLab(control, { shop: { title: "Shop", before, page: "<h1>Shop</h1>" } });
  const firstCart = page.waitForResponse("**/api/v1/shoppingcarts");
  await page.goto("/lab/shop");
  await live(page.locator(".cart-widget"));
  await live(page.locator("[data-island=analytics]"));
  await firstCart;
  // Unload listeners would keep the page out of the cache. A request has one until it has ended.
  await expect.poll(async () => (await listenersOf(page)).filter((type) => type.endsWith("unload"))).toEqual([]);
  await firePageEvent(page, "pagehide");
  const order = { data: { ProductVariantId: "v4441", Quantity: 1, Name: "" } };
  await page.request.post(addToCartPath, order);
  await expect(cartCount(page)).toHaveText("0");
  await firePageEvent(page, "pageshow");
  await expect(cartCount(page)).toHaveText("1");
  await expect
    .poll(() => page.evaluate(() => window.dataLayer))
    .toEqual([{ event: "VirtualPageview", virtualPageURL: "/lab/shop", virtualPageTitle: "Shop" }]);
  const otherPage = await page.context().newPage();
  await otherPage.goto("/lab/shop");
  await page.request.post(addToCartPath, { data: { ...order.data, ProductVariantId: "v1011" } });
  await otherPage.evaluate(() => {
    const channel = new BroadcastChannel("atoll:cart:");
    channel.postMessage("changed");
    channel.close();
  });
  await expect(cartCount(page)).toHaveText("2");
});
