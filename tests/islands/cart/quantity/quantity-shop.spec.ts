import { expect, test } from "../../../browser/guard/test.ts";
import { ordered } from "../../../browser/orders.ts";
import { dialog, orderForm, products, setConsentCookie } from "../../../browser/shop/visitor.ts";
import { walk } from "../../../browser/shop/visits.ts";

// Unit tests cover the decimal point and sums of tenths.
test("QTY-01 QTY-07 LOC-01 a weight accepts local decimals; Back restores it, and the buttons step once", async ({
  page,
  visit,
  control,
}) => {
  await setConsentCookie(page);
  const path = products.coffee.path.replace("/en/", "/fr/");
  await visit(path);
  const { form, ready, quantity, plus, minus, add } = orderForm(page);
  await ready();
  await expect(quantity).toHaveValue("0,1");
  await form.getByRole("button", { name: "Augmenter" }).click();
  await expect(quantity).toHaveValue("0,15");
  await form.getByRole("button", { name: "Diminuer" }).click();
  await expect(quantity).toHaveValue("0,1");
  await expect(minus).toHaveAttribute("aria-disabled", "true");
  await quantity.fill("1,25");
  const price = form.locator("[data-calculated=price]");
  await expect(price).toHaveText(/\d+,\d\d\s€/);
  const before = await price.textContent();
  await plus.click();
  await expect(quantity).toHaveValue("1,3");
  await expect(price).not.toHaveText(before!);
  await test.step("Back restores the chosen quantity, and the buttons step once", async () => {
    await walk(page, "/fr/terms");
    await expect(form).toHaveCount(0);
    await page.goBack();
    await ready();
    await expect(quantity).toHaveValue("1,3");
    await expect(form.locator(".atoll-step-button")).toHaveCount(2);
    await plus.click();
    await expect(quantity).toHaveValue("1,35");
  });
  await add.click();
  await expect(dialog(page)).toContainText("1,35");
  expect(await ordered(control, 1)).toEqual([expect.objectContaining({ Quantity: 1.35 })]);
});
