import { expect, test } from "../guard/test.ts";
import { dialog, hasChosen, heading, live, orderForm, products } from "../shop/visitor.ts";
import { ordered } from "./orders.ts";

test.beforeEach(({ page }) => hasChosen(page));

test("QTY-07 a weight takes decimals, with a comma or a dot; on the cart page half a piece is refused before anything is sent", async ({ page, visit, control }) => {
  await test.step("a weight takes decimals, with the comma of the visitor's language", async () => {
    await visit(products.coffee.path.replace("/en/", "/fr/"));
    const { ready, quantity, plus, add } = orderForm(page);
    await ready();
    await expect(quantity).toHaveValue("0,1");
    await plus.click();
    await expect(quantity).toHaveValue("0,15");
    await quantity.fill("1,25");
    await plus.click();
    await expect(quantity).toHaveValue("1,3");
    await add.click();
    await expect(dialog(page)).toContainText("1,3");
    expect(await ordered(control, 1)).toEqual([expect.objectContaining({ Quantity: 1.3 })]);
  });
  await test.step("a dot does as well as a comma, and tenths add up without a rest", async () => {
    await visit(products.coffee.path);
    const { ready, quantity, plus } = orderForm(page);
    await ready();
    await quantity.fill("0.2");
    for (const next of ["0.25", "0.3", "0.35"]) {
      await plus.click();
      await expect(quantity).toHaveValue(next);
    }
  });
  await test.step("on the cart page half a piece is refused before anything is sent", async () => {
    await visit(products.diary.path);
    await orderForm(page).ready();
    await orderForm(page).add.click();
    await dialog(page).getByRole("link", { name: "Go to the cart" }).click();
    const quantity = page.getByRole("textbox", { name: `Quantity of ${products.diary.name}` });
    await live(page.locator(".cart-line", { hasText: products.diary.name }).locator("[data-island=quantity]"));
    await quantity.fill("1.5");
    await expect(page.getByText("Please enter a whole number.")).toBeVisible();
    await page.getByRole("button", { name: "Update the cart" }).click();
    await expect(quantity).toBeFocused();
    expect((await control.log()).filter(({ path }) => path.endsWith("/update"))).toEqual([]);
  });
});

test("QTY-01 LOC-01 minus and plus have names in the page's language, and work once on a page that Back brings", async ({ page, visit }) => {
  for (const [culture, less, more] of [["fr", "Moins", "Plus"], ["nl", "Minder", "Meer"], ["en", "Less", "More"]] as const) {
    await test.step(`they are ${less} and ${more} in ${culture}`, async () => {
      await visit(products.diary.path.replace("/en/", `/${culture}/`));
      await orderForm(page).ready();
      await page.locator("form.order").getByRole("button", { name: more, exact: true }).click();
      await expect(orderForm(page).quantity).toHaveValue("2");
      await page.locator("form.order").getByRole("button", { name: less, exact: true }).click();
      await expect(orderForm(page).quantity).toHaveValue("1");
    });
  }
  await test.step("Back brings the page with the quantity that was chosen, and its buttons work once", async () => {
    const { ready, quantity, plus } = orderForm(page);
    await plus.click();
    await plus.click();
    await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Candles" }).click();
    await expect(heading(page)).toHaveText("Candles");
    await page.goBack();
    await expect(heading(page)).toHaveText(products.diary.name);
    await ready();
    await expect(quantity).toHaveValue("3");
    await expect(page.locator("form.order .atoll-step-button")).toHaveCount(2);
    await plus.click();
    await expect(quantity).toHaveValue("4");
  });
});
