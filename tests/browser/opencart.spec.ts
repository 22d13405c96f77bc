// OpenCart shops with forms that no script of the theme sends, marked by the rules of the documentation.
import { startOpenCart } from "../../fixtures-html/opencart/server.ts";
import { startProxy } from "../../tools/proxy/main.ts";
import { openRules } from "../../tools/proxy/rules-file.ts";
import { expect, test } from "./guard/test.ts";
import { live } from "./shop/visitor.ts";

for (const version of [4, 3] as const)
  test(`PRO-03 CRT-01 CRT-02 CPN-01 OpenCart ${version}: a shopper orders, changes the cart and applies a coupon without a full load`, async ({
    page,
    guard,
  }) => {
    guard.allowConsole(/the coupon could not be sent/);
    const shop = await startOpenCart(version);
    const log = (): void => {};
    const proxy = await startProxy({
      site: new URL(shop.url),
      rules: openRules(`docs/examples/rules-opencart${version === 4 ? "" : "-3"}.json`, log),
      dist: "dist",
      log,
      host: "127.0.0.1",
      port: 0,
    });
    guard.allowUnknown(new RegExp(`request to another host: \\w+ ${proxy.url}/`));
    const cart = (): [string, number, string][] =>
      shop
        .carts()
        .flatMap(({ lines }) =>
          lines.map(({ product, quantity, choice }): [string, number, string] => [product.name, quantity, choice]),
        );
    try {
      await test.step("a required choice that is missing is named; with it the product is ordered", async () => {
        await page.goto(`${proxy.url}/index.php?route=product/product&product_id=30`);
        await page.evaluate(() => Object.assign(window, { marker: true }));
        await page.getByRole("button", { name: "Add to Cart" }).click();
        await expect(page.locator(".atoll-add-message")).toHaveText("Colour required!");
        await page.getByLabel("Colour").selectOption("Blue");
        await page.getByRole("button", { name: "Add to Cart" }).click();
        await expect(page.locator("dialog[open]")).toBeVisible();
        expect(cart()).toEqual([["Apron", 1, "16"]]);
        await page.keyboard.press("Escape");
      });

      await test.step("the cart page saves a quantity and shows the new total", async () => {
        await page.getByRole("link", { name: "Shopping Cart" }).click();
        await live(page.locator("main [data-island=cart-lines]"));
        await page.locator("main input[name^=quantity]").fill("3");
        await page.keyboard.press("Tab");
        await expect.poll(cart).toEqual([["Apron", 3, "16"]]);
        await expect(page.locator(".total")).toHaveText("Total $60.00");
      });

      await test.step("a coupon that does not exist is refused in the words of the shop; one that does lowers the total", async () => {
        const code = page.getByLabel("Enter your coupon here");
        await code.fill("none");
        await page.getByRole("button", { name: "Apply Coupon" }).click();
        await expect(page.locator("form:has([name=coupon])")).toContainText("Coupon is either invalid");
        await code.fill("2222");
        await page.getByRole("button", { name: "Apply Coupon" }).click();
        await expect(page.locator(".total")).toHaveText("Total $54.00");
      });
      expect(await page.evaluate(() => "marker" in window)).toBe(true);
    } finally {
      await page.goto("about:blank");
      await proxy.close();
      await shop.close();
    }
  });
