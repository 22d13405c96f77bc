import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import type { Control } from "../guard/control.ts";
import { serveLab } from "../lab.ts";
import { dialog, hasChosen, heading, live, orderForm, products } from "../shop/visitor.ts";
import { whileStopped } from "../clock.ts";
import { inlineScript, orderHtml, quantityHtml } from "./markup.ts";
import { ordered, orders } from "./orders.ts";

test.beforeEach(({ page }) => hasChosen(page));

test("QTY-01 an input inside its label has plus and minus beside the label, and the label stays the input's", async ({ page, visit, control }) => {
  await serveLab(control, { order: { page: `<h1>Order</h1>${orderHtml('<div data-island="quantity" data-max="5"><label>Quantity <input name="Quantity" inputmode="decimal" value="2"></label></div>')}` } });
  const { quantity, plus, minus } = await open(page, visit);
  await expect(page.locator("label button")).toHaveCount(0);
  await page.locator("label").click({ position: { x: 5, y: 5 } });
  await expect(quantity).toBeFocused();
  await expect(quantity).toHaveValue("2");
  await expect(quantity).toHaveAccessibleName("Quantity");
  await plus.click();
  await expect(quantity).toHaveValue("3");
  const [less, field, more] = await Promise.all([minus, quantity, plus].map(async (part) => (await part.boundingBox())!));
  expect(less!.x + less!.width).toBeLessThanOrEqual(field!.x + 1);
  expect(field!.x + field!.width).toBeLessThanOrEqual(more!.x + 1);
  expect(Math.abs(less!.y + less!.height - (field!.y + field!.height))).toBeLessThan(3);
});

/** A lab page with an order form whose quantity has these attributes. */
async function serveOrder(control: Control, attributes = "", value = "1", more: { lang?: string; head?: string; settings?: object } = {}): Promise<void> {
  await serveLab(control, { order: { page: `<h1>Order</h1>${orderHtml(quantityHtml(attributes, value))}`, ...more, settings: { ...more.settings } } });
}

async function open(page: Page, visit: (path: string) => Promise<unknown>) {
  await visit("/lab/order");
  const order = orderForm(page);
  await order.ready();
  return order;
}

const focus = (page: Page) => page.locator("input[name=Quantity]").focus();

test("QTY-01 plus and minus stay between the smallest and the largest quantity", { tag: "@both" }, async ({ page, visit, control }) => {
  await serveOrder(control, 'data-min="2" data-max="4"', "2");
  const { quantity, plus, minus } = await open(page, visit);
  await expect(minus).toHaveAttribute("aria-disabled", "true");
  await minus.click({ force: true });
  await expect(quantity).toHaveValue("2");
  await plus.click();
  await expect(minus).toHaveAttribute("aria-disabled", "false");
  await plus.click();
  await expect(quantity).toHaveValue("4");
  await expect(plus).toHaveAttribute("aria-disabled", "true");
  await plus.click({ force: true });
  await expect(quantity).toHaveValue("4");
});

test("QTY-01 without a largest quantity, or with 0, plus goes on", async ({ page, visit, control }) => {
  await serveOrder(control, 'data-max="0"', "998");
  const { quantity, plus } = await open(page, visit);
  await plus.dblclick();
  await expect(quantity).toHaveValue("1000");
});

test("QTY-02 what is typed below the smallest, above the largest, or is no number is corrected, with a word on why", async ({ page, visit, control }) => {
  await serveOrder(control, 'data-min="4" data-max="8"', "5");
  const { quantity, note } = await open(page, visit);
  await quantity.fill("2");
  await expect(quantity).toHaveValue("4");
  await expect(note).toHaveText("The smallest quantity is 4.");
  await quantity.fill("99");
  await expect(quantity).toHaveValue("8");
  await expect(note).toHaveText("The largest quantity is 8.");
  await quantity.fill("many");
  await expect(quantity).toHaveValue("");
  await expect(note).not.toBeEmpty();
  await quantity.fill("6");
  await expect(note).toBeEmpty();
  await expect(quantity).toHaveValue("6");
});

test("QTY-02 QTY-04 a quantity can be emptied with Backspace before another is typed", async ({ page, visit, control }) => {
  await serveOrder(control, 'data-min="4" data-max="80"', "5");
  const { quantity } = await open(page, visit);
  await quantity.press("End");
  await quantity.press("Backspace");
  await expect(quantity).toHaveValue("");
  await quantity.pressSequentially("12");
  await expect(quantity).toHaveValue("12");
});

test("QTY-04 what is typed is corrected when no key came for 600 ms, not before", async ({ page, visit, control }) => {
  await page.clock.install();
  await serveOrder(control, 'data-min="4"', "5");
  const { quantity } = await open(page, visit);
  await whileStopped(page, async () => {
    await quantity.fill("2");
    await page.clock.runFor(590);
    await expect(quantity).toHaveValue("2");
    await quantity.fill("3");
    await page.clock.runFor(590);
    await expect(quantity).toHaveValue("3");
    await page.clock.runFor(20);
    await expect(quantity).toHaveValue("4");
  });
});

test("QTY-03 with a step of 6 a larger quantity goes up to a multiple and a smaller one down", { tag: "@both" }, async ({ page, visit, control }) => {
  await serveOrder(control, 'data-min="6" data-max="48" data-step="6"', "12");
  const { quantity, plus, minus, note } = await open(page, visit);
  await quantity.fill("13");
  await expect(quantity).toHaveValue("18");
  await expect(note).toHaveText("Sold in multiples of 6.");
  await quantity.fill("17");
  await expect(quantity).toHaveValue("12");
  await plus.click();
  await expect(quantity).toHaveValue("18");
  await expect(note).toBeEmpty();
  await minus.click();
  await minus.click();
  await minus.click({ force: true });
  await expect(quantity).toHaveValue("6");
});

test("QTY-05 Enter in a quantity sends nothing and corrects nothing", async ({ page, visit, control }) => {
  await serveOrder(control, 'data-min="4"', "5");
  const { quantity } = await open(page, visit);
  await quantity.fill("7");
  await quantity.press("Enter");
  await quantity.press("ArrowUp");
  await expect(quantity).toHaveValue("8");
  expect(await orders(control)).toBe(0);
  await expect(page).toHaveURL(/\/lab\/order$/);
});

test("QTY-06 the page hears of a new quantity only when it can be ordered", async ({ page, visit, control }) => {
  const head = inlineScript("addEventListener('quantity:changed', (event) => (window.heard ??= []).push(event.detail.quantity))");
  await serveOrder(control, 'data-min="2" data-max="20"', "5", { head });
  const { quantity, plus } = await open(page, visit);
  await plus.click();
  await quantity.fill("9");
  await expect.poll(() => page.evaluate(() => (window as any).heard)).toEqual([6, 9]);
  await quantity.fill("nine");
  await expect(quantity).toHaveValue("");
  await quantity.fill("1,5");
  await expect(page.locator(".atoll-quantity-note")).toHaveText("Please enter a whole number.");
  await quantity.fill("12");
  await expect.poll(() => page.evaluate(() => (window as any).heard)).toEqual([6, 9, 12]);
});

test("QTY-07 half a piece is refused with a message that is not there before, and is not ordered", { tag: "@both" }, async ({ page, visit, control }) => {
  await serveOrder(control);
  const { quantity, note, add } = await open(page, visit);
  await expect(note).toBeHidden();
  await quantity.fill("1,5");
  await expect(note).toHaveText("Please enter a whole number.");
  await expect(quantity).toHaveAttribute("aria-invalid", "true");
  await expect(quantity).toHaveAccessibleDescription("Please enter a whole number.");
  await add.click();
  await expect(quantity).toBeFocused();
  await expect(quantity).toHaveValue("1,5");
  expect(await orders(control)).toBe(0);
  await quantity.fill("2");
  await expect(note).toBeHidden();
  await add.click();
  expect(await ordered(control, 1)).toEqual([expect.objectContaining({ Quantity: 2 })]);
});

test("QTY-07 on the cart page half a piece is refused before anything is sent", async ({ page, visit, control }) => {
  await visit(products.diary.path);
  await orderForm(page).ready();
  await orderForm(page).add.click();
  await dialog(page).getByRole("link", { name: "Go to the cart" }).click();
  const quantity = page.getByRole("textbox", { name: /Quantity of/ });
  await live(page.locator(".cart-line [data-island=quantity]"));
  await quantity.fill("1.5");
  await expect(page.getByText("Please enter a whole number.")).toBeVisible();
  await page.getByRole("button", { name: "Update the cart" }).click();
  await expect(quantity).toBeFocused();
  expect((await control.log()).filter(({ path }) => path.endsWith("/update"))).toEqual([]);
});

test("QTY-07 a weight takes decimals, with the comma of the visitor's language", async ({ page, visit, control }) => {
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

test("QTY-07 a dot does as well as a comma, and tenths add up without a rest", async ({ page, visit }) => {
  await visit(products.coffee.path);
  const { ready, quantity, plus } = orderForm(page);
  await ready();
  await quantity.fill("0.2");
  for (const next of ["0.25", "0.3", "0.35"]) {
    await plus.click();
    await expect(quantity).toHaveValue(next);
  }
});

test("QTY-02 typing 2 where 4 is the least and ordering at once says so and orders nothing", { tag: "@both" }, async ({ page, visit, control }) => {
  await serveOrder(control, 'data-min="4"', "5");
  const { quantity, note, add } = await open(page, visit);
  await quantity.fill("2");
  await add.click();
  await expect(note).toHaveText("The smallest quantity is 4.");
  await expect(quantity).toBeFocused();
  expect(await orders(control)).toBe(0);
  // Seen and agreed to, 4 can be ordered.
  await expect(quantity).toHaveValue("4");
  await add.click();
  expect(await ordered(control, 1)).toEqual([expect.objectContaining({ Quantity: 4 })]);
});

test("QTY-01 what was typed before the island's code arrived is kept, and judged", async ({ page, visit, control }) => {
  await serveOrder(control, 'data-max="8"', "5");
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/atoll/quantity*.js", async (route) => {
    await held;
    await route.continue();
  });
  await visit("/lab/order");
  const { quantity, plus, ready } = orderForm(page);
  await quantity.fill("7");
  release();
  await ready();
  await expect(quantity).toHaveValue("7");
  await expect(quantity).toBeFocused();
  await plus.click();
  await expect(quantity).toHaveValue("8");
});

for (const [culture, less, more] of [["en", "Less", "More"], ["fr", "Moins", "Plus"], ["nl", "Minder", "Meer"]]) {
  test(`QTY-01 LOC-01 minus and plus are named ${less} and ${more} on a page in ${culture}`, async ({ page, visit }) => {
    await visit(products.diary.path.replace("/en/", `/${culture}/`));
    await orderForm(page).ready();
    await page.locator("form.order").getByRole("button", { name: more, exact: true }).click();
    await expect(orderForm(page).quantity).toHaveValue("2");
    await page.locator("form.order").getByRole("button", { name: less, exact: true }).click();
    await expect(orderForm(page).quantity).toHaveValue("1");
  });
}

for (const width of [360, 1280]) {
  test(`QTY-01 nothing moves when minus and plus come, ${width} px wide`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 800 });
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/atoll/quantity*.js", async (route) => {
      await held;
      await route.continue();
    });
    await visit(products.diary.path);
    const { form, quantity, add } = orderForm(page);
    await quantity.scrollIntoViewIfNeeded();
    await live(form);
    const before = [await quantity.boundingBox(), await add.boundingBox()];
    release();
    await live(form.locator("[data-island=quantity]"));
    expect([await quantity.boundingBox(), await add.boundingBox()]).toEqual(before);
  });
}

test("QTY-01 the arrow keys count as plus and minus", async ({ page, visit, control }) => {
  await serveOrder(control, 'data-min="6" data-step="6"', "6");
  const { quantity } = await open(page, visit);
  await focus(page);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(quantity).toHaveValue("18");
  await page.keyboard.press("ArrowDown");
  await expect(quantity).toHaveValue("12");
});

test("QTY-01 plus, plus, minus in quick succession end where they should", async ({ page, visit, control }) => {
  await serveOrder(control);
  const { quantity, plus, minus } = await open(page, visit);
  for (const button of [plus, plus, plus, minus, plus]) await button.click();
  await expect(quantity).toHaveValue("4");
});

test("QTY-01 Back brings the page with the quantity that was chosen, and its buttons work once", async ({ page, visit }) => {
  await visit(products.diary.path);
  const { ready, quantity, plus } = orderForm(page);
  await ready();
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

test("QTY-01 in a page that reads from right to left plus still adds, and stands at the end of the line", async ({ page, visit, control }) => {
  await serveLab(control, { order: { before: `<div dir="rtl">${orderHtml()}</div>`, page: "" } });
  const { quantity, plus, minus } = await open(page, visit);
  await plus.click();
  await expect(quantity).toHaveValue("2");
  const [left, right] = [(await plus.boundingBox())!.x, (await minus.boundingBox())!.x];
  expect(left).toBeLessThan(right);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
