import { expect, test } from "../../../browser/guard/test.ts";
import { dialog, setConsentCookie, heading, live, orderForm, products } from "../../../browser/shop/visitor.ts";
import { ordered } from "../../../browser/orders.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

// Unit tests cover the decimal point and sums of tenths.
test("QTY-01 QTY-07 LOC-01 a weight accepts local decimals; Back restores a quantity; a cart refuses half a piece", async ({
  page,
  visit,
  control,
}) => {
  await test.step("translated names and local decimals", async () => {
    await visit(products.coffee.path.replace("/en/", "/fr/"));
    const { form, ready, quantity, plus, minus, add } = orderForm(page);
    await ready();
    await expect(quantity).toHaveValue("0,1");
    await form.getByRole("button", { name: "Augmenter" }).click();
    await expect(quantity).toHaveValue("0,15");
    await form.getByRole("button", { name: "Diminuer" }).click();
    await expect(quantity).toHaveValue("0,1");
    await quantity.fill("1,25");
    const price = form.locator("[data-calculated=price]");
    await expect(price).toHaveText(/\d+,\d\d\s€/);
    const before = await price.textContent();
    await plus.click();
    await expect(quantity).toHaveValue("1,3");
    await expect(price).not.toHaveText(before!);
    await expect(minus).toHaveAttribute("aria-disabled", "false");
    await add.click();
    await expect(dialog(page)).toContainText("1,3");
    expect(await ordered(control, 1)).toEqual([expect.objectContaining({ Quantity: 1.3 })]);
  });
  await test.step("Back restores the quantity and plus works once; the cart refuses half a piece", async () => {
    await control.reset();
    await visit(products.diary.path);
    const { form, ready, quantity, plus, add } = orderForm(page);
    await ready();
    await test.step("Back restores the chosen quantity, and the buttons step once", async () => {
      await expect(form.getByRole("button", { name: "Decrease: Quantity", exact: true })).toBeVisible();
      await form.getByRole("button", { name: "Increase: Quantity", exact: true }).click();
      await plus.click();
      await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Candles" }).click();
      await expect(heading(page)).toHaveText("Candles");
      await page.goBack();
      await expect(heading(page)).toHaveText(products.diary.name);
      await ready();
      await expect(quantity).toHaveValue("3");
      await expect(form.locator(".atoll-step-button")).toHaveCount(2);
      await plus.click();
      await expect(quantity).toHaveValue("4");
    });
    await test.step("on the cart page half a piece is refused before a request is sent", async () => {
      await add.click();
      await dialog(page).getByRole("link", { name: "Go to cart" }).click();
      const quantity = page.getByRole("textbox", { name: `Quantity of ${products.diary.name}` });
      await live(page.locator(".cart-line", { hasText: products.diary.name }).locator("[data-island=quantity]"));
      await quantity.fill("1.5");
      await expect(page.getByText("Please enter a whole number.")).toBeVisible();
      await page.locator("form.cart-form").evaluate((form: HTMLFormElement) => form.requestSubmit());
      await expect(quantity).toBeFocused();
      expect((await control.log()).filter(({ path }) => path.endsWith("/update"))).toEqual([]);
    });
  });
});
