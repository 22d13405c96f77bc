// Variations on a WooCommerce shop with a classic theme.
import { expect, test } from "./guard/test.ts";
import { inShop, readExample } from "./woocommerce-shop.ts";

test("VAR-01 QTY-01 PRO-03 WooCommerce: variations of the second product work, in the words of the shop", async ({
  page,
  guard,
}) => {
  await inShop({ page, guard }, {}, async (shop, url) => {
    await page.goto(`${url}/product/beanie/`);
    await page.locator(".site-branding a").click();
    await page
      .getByRole("link", { name: /Hoodie/ })
      .first()
      .click();
    const order = page.getByRole("button", { name: "Add to cart" });
    const color = page.getByLabel("Color");
    const field = page.locator("input.qty");
    const plus = page.locator("form.cart button.atoll-step-plus");
    /** The message of the shop after a press on the button. */
    const refusal = async (): Promise<string> => {
      const message = page.waitForEvent("dialog");
      const pressed = order.click();
      const dialog = await message;
      await dialog.accept();
      await pressed;
      return dialog.message();
    };
    await expect(plus).toBeVisible();
    expect(await refusal()).toMatch(/Please select some product options/);
    await color.selectOption("red");
    await expect(page.locator(".single_variation")).toContainText("Out of stock");
    expect(await refusal()).toMatch(/this product is unavailable/);
    await test.step("the limit of a variation applies, and ends with the choice of another", async () => {
      await color.selectOption("green");
      await plus.click();
      await expect(field).toHaveValue("2");
      await expect(plus).toHaveAttribute("aria-disabled", "true");
      await color.selectOption("blue");
      await plus.click();
      await expect(field).toHaveValue("3");
    });
    await order.click();
    await expect(page.locator("dialog[open]")).toContainText("Hoodie");
    expect(shop.visitors.all()[0]!.cart.lines).toMatchObject([{ item: { id: 31 }, quantity: 3 }]);
  });
});

test("VAR-01 VAR-03 VAR-04 PRO-03 WooCommerce: variations without the script of the shop, on its own markup @all", async ({
  page,
  guard,
}) => {
  guard.allowConsole(/status of 400/);
  const more = readExample("rules-woocommerce-variations.json");
  await inShop({ page, guard }, { more }, async (shop, url) => {
    const [size, lining] = [page.getByLabel("Size"), page.getByLabel("Lining & hood")];
    const price = page.locator(".summary > .price");
    const stock = page.locator(".single_variation");
    const order = page.getByRole("button", { name: "Add to cart" });
    /** Follows a link in the list of products. */
    const follow = async (name: string): Promise<void> => {
      await page.locator(".site-branding a").click();
      await page.locator("li.product").getByRole("link", { name }).first().click();
      await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    };
    await page.goto(`${url}/product/beanie/`);
    await page.evaluate(() => Object.assign(window, { marker: true }));
    await follow("Coat");

    await test.step("until all choices are made, the page shows the range of prices", async () => {
      await size.selectOption("Small");
      await expect(price).toHaveText("Price range: €80.00 through €99.00");
      await expect(size.getByRole("option", { name: "Medium" })).toHaveCount(0);
    });

    await test.step("an order without all choices is refused in the words of the shop, in place", async () => {
      await order.click();
      await expect(page.getByRole("alert").first()).toHaveText("Please choose product options for Coat.");
      await expect(lining).toHaveValue("");
    });

    await test.step("a reduced price, and one without stock", async () => {
      await size.selectOption("Small");
      await lining.selectOption("Wool");
      await expect(price).toHaveText("Original price was: €100.00. Current price is: €80.00.");
      await lining.selectOption("None & plain");
      await expect(stock).toHaveText("Out of stock");
      await order.click();
      await expect(page.locator(".atoll-add-message")).toHaveText(/because the product is out of stock/);
    });

    await test.step("a variation that customers choose freely is ordered with the choice", async () => {
      await size.selectOption("Large");
      await expect(stock).toHaveText("2 in stock");
      await order.click();
      await expect(page.locator("dialog[open]")).toContainText("Coat");
      expect(shop.visitors.all()[0]!.cart.lines).toMatchObject([{ item: { id: 43 }, quantity: 1 }]);
      await page.keyboard.press("Escape");
    });

    await test.step("values that the shop has chosen count at once", async () => {
      await follow("Boots");
      await expect(price).toHaveText("€65.00");
      await size.selectOption("Small");
      await expect(price).toHaveText("€60.00");
    });

    await test.step("a product with 60 variations", async () => {
      await follow("Mat");
      await page.getByLabel("Nr").selectOption("No. 60");
      await expect(price).toHaveText("€70.00");
    });
    expect(await page.evaluate(() => "marker" in window)).toBe(true);
  });
});
