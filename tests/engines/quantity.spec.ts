import { serveLab } from "../browser/lab.ts";
import { orderHtml, quantityHtml } from "../browser/markup.ts";
import { expect, test } from "./fixture/test.ts";
import { cartCount, dialog, live, orderForm, returningVisitor } from "./shop.ts";

test("QTY-01 QTY-03 plus, minus and the arrow keys step within the limits; typed text is rounded to steps", async ({
  tab,
  control,
}) => {
  const quantityOf = quantityHtml('data-min="6" data-max="24" data-step="6"', "12");
  await serveLab(control, { order: { page: `<h1>Order</h1>${orderHtml(quantityOf)}` } });
  await tab.open("/lab/order");
  const { quantity, plus, minus, note, ready } = orderForm(tab);
  await ready();

  await plus.click();
  await expect(quantity).toHold("18");
  await plus.click();
  await expect(quantity).toHold("24");
  await expect(plus).toHaveAttributeOf("aria-disabled", "true");
  await plus.click();
  await expect(quantity).toHold("24");
  for (const held of ["18", "12", "6", "6"]) {
    await minus.click();
    await expect(quantity).toHold(held);
  }
  await expect(minus).toHaveAttributeOf("aria-disabled", "true");

  await quantity.click();
  for (const [key, held] of [
    ["ArrowUp", "12"],
    ["ArrowUp", "18"],
    ["ArrowDown", "12"],
  ] as const) {
    await tab.press(key);
    await expect(quantity).toHold(held);
  }

  await quantity.fill("13");
  await expect(quantity).toHold("18");
  await expect(note).toRead("Sold in multiples of 6.");
  await expect(quantity).toHaveFocusNow();
  await quantity.fill("99");
  await expect(quantity).toHold("24");
  await expect(note).toRead("Maximum quantity: 24.");
  await quantity.fill("2");
  await expect(quantity).toHold("6");
  await expect(note).toRead("Minimum quantity: 6.");
  await quantity.fill("12");
  await expect(note).toBeGone();

  // The caret is where the visitor put it, so that Home, End and Backspace work in the text.
  await quantity.fill("18");
  await tab.press("Home");
  await tab.press("Delete");
  await tab.press("End");
  await tab.press("Backspace");
  await expect(quantity).toHold("");
  await tab.type("24");
  await expect(quantity).toHold("24");
});

test("QTY-07 LOC-01 a weight is typed with a decimal comma in French and Dutch, and ordered as typed", async ({
  tab,
  control,
}) => {
  await returningVisitor(tab, control);
  await tab.open("/fr/product/kenya-nyeri-light-roast");
  const { form, quantity, plus, add, ready } = orderForm(tab);
  await ready();
  await expect(quantity).toHold("0,1");
  await form.roleWith("button", "Augmenter").click();
  await expect(quantity).toHold("0,15");
  await form.roleWith("button", "Diminuer").click();
  await expect(quantity).toHold("0,1");
  await quantity.fill("1,25");
  await plus.click();
  await expect(quantity).toHold("1,3");
  await add.click();
  await expect(dialog(tab)).toRead("Quantité : 1,3 kg");
  await expect(cartCount(tab)).toRead("1");

  await tab.open("/nl/shoppingcarts");
  const line = tab.css(".cart-line");
  await live(tab.css(".cart-form"));
  await live(line.css("[data-island=quantity]"));
  await expect(line.role("textbox")).toHold("1,3");
  await line.role("textbox").fill("0,65");
  await tab.press("Tab");
  await expect(line.css("[data-line-status]")).toRead("Opgeslagen");
  await expect(line.role("textbox")).toHold("0,65");
});

test("QTY-07 half a piece shows a message at the field and is not ordered", async ({ tab, control }) => {
  await returningVisitor(tab, control);
  await tab.open("/en/product/desk-diary-2027-coral");
  const { quantity, note, add, ready } = orderForm(tab);
  await ready();
  await quantity.fill("1,5");
  await expect(note).toRead("Please enter a whole number.");
  await expect(quantity).toHaveAttributeOf("aria-invalid", "true");
  await add.click();
  await expect(quantity).toHaveFocusNow();
  await expect(quantity).toHold("1,5");
  await expect(dialog(tab)).toBeGone();
  await expect(cartCount(tab)).toRead("0");
});
