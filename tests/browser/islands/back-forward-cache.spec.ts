// What the browser itself keeps of a page that was left with a full load: its back-forward cache, which Playwright switches off.
import { expect, test } from "../guard/test.ts";
import { serveLab } from "../lab.ts";
import { cartCount } from "../shop/visitor.ts";
import { addToCartPath } from "./orders.ts";

test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

test("CRT-08 ANA-04 a page that comes out of the browser's own cache is told again, shows the cart as it is by then, and still hears of other tabs", async ({ page, guard, control }) => {
  const choice = { stamp: "1", preferences: false, statistics: true, marketing: false };
  await page.context().addCookies([{ name: "LabCookieConsent", value: encodeURIComponent(JSON.stringify(choice)), domain: "127.0.0.1", path: "/" }]);
  const before = '<div hidden data-island="analytics"></div><p class="cart-widget"><a href="/en/shoppingcarts">Cart (<b data-cart-count>0</b>)</a></p>';
  await serveLab(control, { shop: { title: "Shop", before, page: '<h1>Shop</h1><a class="no-ajax" href="/lab/away">Away</a>' }, away: { bare: true, page: "<h1>Away</h1>" } });
  await page.goto("/lab/shop");
  await expect(page.locator(".cart-widget")).toHaveAttribute("data-island-state", "live");
  await expect(page.locator("[data-island=analytics]")).toHaveAttribute("data-island-state", "live");
  await page.evaluate(() => addEventListener("pageshow", (event) => ((window as unknown as { labPersisted: boolean }).labPersisted = event.persisted)));
  await guard.expectFullLoad(() => page.click("text=Away"));
  await expect(page.locator("h1")).toHaveText("Away");
  const order = { data: { ProductVariantId: "v4441", Quantity: 1, Name: "" } };
  await page.request.post(addToCartPath, order);
  // No load ends this.
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("h1")).toHaveText("Shop");
  await expect.poll(() => page.evaluate(() => (window as unknown as { labPersisted?: boolean }).labPersisted)).toBe(true);
  await expect(cartCount(page)).toHaveText("1");
  await expect.poll(() => page.evaluate(() => window.dataLayer)).toEqual([{ event: "VirtualPageview", virtualPageURL: "/lab/shop", virtualPageTitle: "Shop" }]);
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
