// Tests whether the theme or an island of an OpenCart shop acts on a press, and counts the requests of both.
import { expect } from "./guard/test.ts";
import { hold } from "./hold.ts";
import { isSamePage, test, total, visit } from "./opencart-shop.ts";
import { live } from "./shop/visitor.ts";

for (const version of [4, 3] as const) {
  test(`PRO-03 OpenCart ${version}: the theme adds a product until the island is live; then the island does`, async ({
    page,
    open,
  }) => {
    const { url, cart } = await open(version);
    const product = page.locator("[data-island=add-to-cart]");
    const release = await hold(page, /__atoll__\/islands\/add-to-cart\./);
    await visit(page, `${url}/index.php?route=product/product&product_id=40`);
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(total(page)).toHaveText("1 item(s) - $101.00");
    expect(cart()).toEqual([["Teapot", 1, ""]]);
    release();
    await live(product);
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.locator("dialog[open]")).toContainText("Teapot was added to your cart");
    expect(cart()).toEqual([["Teapot", 2, ""]]);
    expect(await isSamePage(page)).toBe(true);
  });

  test(`PRO-03 OpenCart ${version}: without the code of Atoll the theme adds a product, once @all`, async ({
    page,
    guard,
    open,
  }) => {
    guard.allowConsole(/ERR_FAILED|failed to load|failed \(load\)/);
    const { url, cart } = await open(version);
    for (const missing of [/__atoll__\/islands\//, /__atoll__\/chunks\//, /__atoll__\/atoll\.js/]) {
      await page.route(missing, (route) => route.abort());
      const before = cart()[0]?.[1] ?? 0;
      const load = (): Promise<void> => visit(page, `${url}/index.php?route=product/product&product_id=40`);
      await (before ? guard.expectFullLoad(load) : load());
      await page.getByRole("button", { name: "Add to Cart" }).click();
      await expect(total(page)).toContainText(`${before + 1} item(s)`);
      expect(cart()).toEqual([["Teapot", before + 1, ""]]);
      expect(await isSamePage(page)).toBe(true);
    }
    await test.step("a list is sorted by a full load, as before", async () => {
      await guard.expectFullLoad(() => page.getByRole("link", { name: "Tableware" }).click());
      await guard.expectFullLoad(() => page.getByLabel("Sort By").selectOption("Price (Low > High)"));
      await expect(page.locator("#content h4").first()).toHaveText("Cup & saucer");
    });
  });

  test(`CRT-01 OpenCart ${version}: the theme changes the cart until its islands are live @all`, async ({
    page,
    guard,
    open,
  }) => {
    const { url, cart } = await open(version);
    const acts = (act: () => Promise<void>) => (version === 4 ? act() : guard.expectFullLoad(act));
    await visit(page, `${url}/index.php?route=product/category`);
    for (const at of [0, 2]) {
      await page.getByRole("button", { name: "Add to Cart" }).nth(at).click();
      await expect(total(page)).toContainText(`${at / 2 + 1} item(s)`);
    }
    await hold(page, /__atoll__\/islands\/(cart-lines|coupon)\./);
    await page.getByRole("link", { name: "Shopping Cart" }).first().click();
    await page.getByRole("textbox", { name: "Quantity" }).first().fill("3");
    await acts(() => page.getByTitle("Update").first().click());
    await expect(page.locator(".total")).toHaveText("Total $333.00");
    await page.getByLabel("Enter your coupon here").fill("2222");
    await acts(() => page.getByRole("button", { name: "Apply Coupon" }).click());
    await expect(page.locator(".total")).toHaveText("Total $299.70");
    await acts(() => page.locator("#content").getByTitle("Remove").first().click());
    await expect(page.locator(".total")).toHaveText("Total $27.00");
    expect(cart()).toEqual([["Vase", 1, ""]]);
  });

  test(`NAV-23 OpenCart ${version}: while atoll.js is late, the scripts of the theme are ready and add a product`, async ({
    page,
    guard,
    open,
  }) => {
    const { url, cart } = await open(version);
    const release = await hold(page, /__atoll__\/(atoll\.js|adapter)/);
    await visit(page, `${url}/index.php?route=product/category`);
    await page.getByRole("button", { name: "List" }).click();
    await expect(page.locator(".product-list")).not.toHaveCount(0);
    await guard.expectFullLoad(() => page.getByRole("link", { name: "Teapot" }).click({ noWaitAfter: true }));
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(total(page)).toHaveText("1 item(s) - $101.00");
    release();
    await live(page.locator("[data-island=add-to-cart]"));
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.locator("dialog[open]")).toContainText("Teapot was added to your cart");
    expect(cart()).toEqual([["Teapot", 2, ""]]);
  });

  test(`NAV-20 OpenCart ${version}: an adapter that comes after the islands lets them start @all`, async ({
    page,
    guard,
    open,
  }) => {
    // The form of version 3 comes with the adapter.
    if (version === 3) guard.allowConsole(/island add-to-cart on <div#product> failed \(config\)/);
    const { url, cart } = await open(version);
    const product = page.locator("[data-island=add-to-cart]");
    const release = await hold(page, /__atoll__\/adapter/);
    await visit(page, `${url}/index.php?route=product/product&product_id=40`);
    await expect(product).toHaveAttribute("data-island-state", version === 4 ? "live" : "failed");
    release();
    await live(product);
    await page.waitForLoadState();
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.locator("dialog[open]")).toContainText("Teapot was added to your cart");
    await expect(total(page)).toHaveText("1 item(s) - $101.00");
    expect(cart()).toEqual([["Teapot", 1, ""]]);
  });

  test(`CRT-05 OpenCart ${version}: an order asks the shop once for the cart of the header`, async ({ page, open }) => {
    const { url, requests, headerReads } = await open(version);
    await visit(page, `${url}/index.php?route=product/product&product_id=40`);
    await live(page.locator("[data-island=add-to-cart]"));
    requests();
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.locator("dialog[open]")).toContainText("Teapot was added to your cart");
    await expect(total(page)).toHaveText("1 item(s) - $101.00");
    await page.keyboard.press("Escape");
    await test.step("and so does a button of the theme", async () => {
      expect(headerReads()).toBe(1);
      await page.getByRole("link", { name: "Tableware" }).click();
      await page.getByRole("button", { name: "Add to Cart" }).first().click();
      await expect(total(page)).toHaveText("2 item(s) - $202.00");
      expect(headerReads()).toBe(2);
    });
  });
}
