// A WooCommerce shop with a classic theme, whose pages know nothing of Atoll: the rules of the documentation mark them.
import { startWooCommerce } from "../../fixtures-html/woocommerce/server.ts";
import { startProxy } from "../../tools/proxy/main.ts";
import { openRules } from "../../tools/proxy/rules-file.ts";
import { expect, test } from "./guard/test.ts";

test("PRO-03 QTY-01 CRT-01 CRT-02 CRT-05 WooCommerce: a shopper orders, changes and removes products without a full load", async ({
  page,
  guard,
}) => {
  const shop = await startWooCommerce();
  const log = (): void => {};
  const proxy = await startProxy({
    site: new URL(shop.url),
    rules: openRules("docs/examples/rules-woocommerce.json", log),
    dist: "dist",
    log,
    host: "127.0.0.1",
    port: 0,
  });
  guard.allowConsole(/status of (400|403|409)|the coupon could not be sent/);
  guard.allowUnknown(new RegExp(`request to another host: \\w+ ${proxy.url}/`));
  const dialog = page.locator("dialog[open]");
  const rows = page.locator("tr.cart_item");
  const carts = (): [string, number][] =>
    shop.visitors
      .all()
      .flatMap(({ cart }) => cart.lines.map(({ item, quantity }): [string, number] => [item.name, quantity]));
  try {
    await test.step("a product is ordered from its page", async () => {
      await page.goto(`${proxy.url}/product/beanie/`);
      await page.evaluate(() => Object.assign(window, { marker: true }));
      await page.locator("form.cart button.atoll-step-plus").click();
      await page.getByRole("button", { name: "Add to cart" }).click();
      await expect(dialog).toContainText("Beanie");
      await expect(page.locator("#site-header-cart .count")).toHaveText(/1/);
      expect(carts()).toEqual([["Beanie", 2]]);
      await page.keyboard.press("Escape");
    });

    await test.step("the search box suggests products, with their photos, and says what is sold out", async () => {
      const box = page.getByRole("combobox", { name: "Search for:" });
      await page.getByLabel("Search for:").focus();
      await box.pressSequentially("sca");
      await expect(page.getByRole("option")).toContainText("Scarf");
      await expect(page.getByRole("option").locator("img")).toBeVisible();
      await box.fill("bea");
      await page.getByRole("option", { name: /Beanie/ }).click();
      await expect(page).toHaveURL(`${proxy.url}/product/beanie/`);
    });

    await test.step("a sold-out amount is refused with the words of the shop", async () => {
      await page.locator(".site-branding a").click();
      await page
        .getByRole("link", { name: /Potter’s mug/ })
        .first()
        .click();
      await expect(page.getByRole("heading", { name: "Potter’s mug" })).toBeVisible();
      await page.locator("input.qty").fill("3");
      await page.getByRole("button", { name: "Add to cart" }).click();
      await expect(dialog).toContainText("Potter’s mug");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Add to cart" }).click();
      await expect(page.locator(".atoll-add-message")).toHaveText(/not enough stock \(3 remaining\)/);
      expect(carts()).toEqual([
        ["Beanie", 2],
        ["Potter&#8217;s mug", 3],
      ]);
    });

    await test.step("the cart page saves a quantity and shows the new total", async () => {
      await page.locator("a.cart-contents").click();
      await expect(rows).toHaveCount(2);
      await rows.first().locator("input.qty").fill("5");
      await page.keyboard.press("Tab");
      await expect.poll(carts).toContainEqual(["Beanie", 5]);
      await expect(page.locator(".cart-subtotal")).toContainText("127.50");
    });

    await test.step("a coupon that does not exist is refused in the words of the shop; one that does lowers the total", async () => {
      const code = page.getByLabel("Coupon:");
      await code.fill("summer");
      await page.getByRole("button", { name: "Apply coupon" }).click();
      await expect(page.locator(".coupon")).toContainText('Coupon "summer" does not exist!');
      await code.fill("welcome");
      await page.getByRole("button", { name: "Apply coupon" }).click();
      await expect(page.locator(".cart-discount")).toContainText("-€12.75");
    });

    await test.step("a nonce that ran out is renewed, and the line is removed once", async () => {
      shop.visitors.expireNonces();
      await rows.first().locator("a.remove").click();
      await expect(rows).toHaveCount(1);
      await expect.poll(carts).toEqual([["Potter&#8217;s mug", 3]]);
    });

    await test.step("the removal names the product, and is undone though the theme does not name its variant", async () => {
      const notice = page.locator(".atoll-notice", { hasText: "Beanie was removed from your cart." });
      await notice.getByRole("button", { name: "Undo" }).click();
      await expect.poll(carts).toContainEqual(["Beanie", 5]);
      await expect(rows).toHaveCount(2);
      await rows.filter({ hasText: "Beanie" }).locator("a.remove").click();
      // The page has reloaded: until then the removed row is only hidden.
      await expect(rows).toHaveCount(1);
      await expect.poll(carts).toEqual([["Potter&#8217;s mug", 3]]);
    });

    await test.step("a line that another tab has removed leaves the page", async () => {
      await rows.first().locator("input.qty").fill("2");
      shop.visitors.all()[0]!.cart.clear();
      await page.keyboard.press("Tab");
      await expect(page.locator(".cart-empty")).toBeVisible();
    });
    expect(await page.evaluate(() => "marker" in window)).toBe(true);
  } finally {
    await page.goto("about:blank");
    await proxy.close();
    await shop.close();
  }
});
