import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import type { Control } from "../../../browser/guard/control.ts";
import { serveLab } from "../../../browser/lab.ts";
import { setConsentCookie, live, orderForm, products } from "../../../browser/shop/visitor.ts";
import { whileStopped } from "../../../browser/clock.ts";
import { inlineScript, orderHtml, quantityHtml } from "../../../browser/markup.ts";
import { ordered, orders } from "../../../browser/orders.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

/** Serves a lab page with an order form whose quantity has these attributes. */
async function serveOrder(control: Control, attributes = "", value = "1", head = ""): Promise<void> {
  await serveLab(control, { order: { head, page: `<h1>Order</h1>${orderHtml(quantityHtml(attributes, value))}` } });
}

async function open(page: Page, visit: (path: string) => Promise<unknown>) {
  await visit("/lab/order");
  const order = orderForm(page);
  await order.ready();
  return order;
}

const holdCode = (page: Page): Promise<() => void> => hold(page, "**/atoll/islands/quantity*.js");

test("QTY-01 QTY-02 QTY-03 QTY-07 a quantity keeps its limits, step and whole numbers, else no order", async ({
  page,
  visit,
  control,
}) => {
  await test.step("limits from 2 to 4 disable the buttons", async () => {
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
  await test.step("with a step of 6, a larger quantity is rounded up and a smaller one down", async () => {
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
  await test.step("a quantity below the minimum shows a message instead of being ordered", async () => {
    await serveOrder(control, 'data-min="4"', "5");
    await page.clock.install();
    const { quantity, note, add } = await open(page, visit);
    await whileStopped(page, async () => {
      await quantity.fill("2");
      await add.click();
      await expect(note).toHaveText("Minimum quantity: 4.");
      await expect(quantity).toBeFocused();
      expect(await orders(control)).toBe(0);
    });
    // Corrected visibly, 4 can be ordered.
    await expect(quantity).toHaveValue("4");
    await add.click();
    expect(await ordered(control, 1)).toEqual([expect.objectContaining({ Quantity: 4 })]);
  });
  await test.step("half a piece is refused with a message and not ordered", async () => {
    // Another visitor, since the shop sells at most five to each.
    await page.context().clearCookies({ name: "lagune" });
    const before = await orders(control);
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
    expect(await orders(control)).toBe(before);
    await quantity.fill("2");
    await expect(note).toBeHidden();
    await add.click();
    expect((await ordered(control, before + 1)).at(-1)).toEqual(expect.objectContaining({ Quantity: 2 }));
  });
});

test("QTY-01 plus, minus and arrow keys work for any label position and writing direction", async ({
  page,
  visit,
  control,
}) => {
  await test.step("an input inside its label gets its buttons beside the label", async () => {
    await serveLab(control, {
      order: {
        page:
          "<h1>Order</h1>" +
          orderHtml(
            '<div data-island="quantity" data-max="5">' +
              '<label>Quantity <input name="Quantity" inputmode="decimal" value="2"></label></div>',
          ),
      },
    });
    const { quantity, plus, minus } = await open(page, visit);
    await expect(page.locator("label button")).toHaveCount(0);
    await page.locator("label").click({ position: { x: 5, y: 5 } });
    await expect(quantity).toBeFocused();
    await expect(quantity).toHaveValue("2");
    await expect(quantity).toHaveAccessibleName("Quantity");
    await plus.click();
    await expect(quantity).toHaveValue("3");
    const [less, field, more] = await Promise.all(
      [minus, quantity, plus].map(async (part) => (await part.boundingBox())!),
    );
    expect(less!.x + less!.width).toBeLessThanOrEqual(field!.x + 1);
    expect(field!.x + field!.width).toBeLessThanOrEqual(more!.x + 1);
    expect(Math.abs(less!.y + less!.height - (field!.y + field!.height))).toBeLessThan(3);
  });
  await test.step("without a maximum, or with 0, plus has no limit", async () => {
    await serveOrder(control, 'data-max="0"', "998");
    const { quantity, plus } = await open(page, visit);
    await plus.dblclick();
    await expect(quantity).toHaveValue("1000");
  });
  await test.step("arrow keys work like plus and minus", async () => {
    await serveOrder(control, 'data-min="6" data-step="6"', "6");
    const { quantity } = await open(page, visit);
    await quantity.focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(quantity).toHaveValue("18");
    await page.keyboard.press("ArrowDown");
    await expect(quantity).toHaveValue("12");
  });
  await test.step("quick clicks on plus and minus all count", async () => {
    await serveOrder(control);
    const { quantity, plus, minus } = await open(page, visit);
    for (const button of [plus, plus, plus, minus, plus]) await button.click();
    await expect(quantity).toHaveValue("4");
  });
  await test.step("from right to left plus still adds and is at the end of the line", async () => {
    await serveLab(control, { order: { before: `<div dir="rtl">${orderHtml()}</div>`, page: "" } });
    const { quantity, plus, minus } = await open(page, visit);
    await plus.click();
    await expect(quantity).toHaveValue("2");
    const [left, right] = [(await plus.boundingBox())!.x, (await minus.boundingBox())!.x];
    expect(left).toBeLessThan(right);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

test("QTY-02 QTY-04 QTY-05 QTY-06 input is corrected after a pause with a reason; only valid values count", async ({
  page,
  visit,
  control,
}) => {
  const head = inlineScript(
    "addEventListener('quantity:changed', (event) => (window.quantities ??= []).push(event.detail.quantity))",
  );
  const quantities = (): Promise<number[]> => page.evaluate(() => (window as any).quantities);
  await page.clock.install();
  await serveOrder(control, 'data-min="4" data-max="80"', "5", head);
  const { quantity, plus, note } = await open(page, visit);
  const type = async (text: string): Promise<void> => {
    await quantity.fill(text);
    await page.clock.runFor(600);
  };
  await test.step("a quantity is corrected 600 ms after the last key, not earlier", () =>
    whileStopped(page, async () => {
      await quantity.fill("2");
      await page.clock.runFor(590);
      await expect(quantity).toHaveValue("2");
      await quantity.fill("3");
      await page.clock.runFor(590);
      await expect(quantity).toHaveValue("3");
      await page.clock.runFor(20);
      await expect(quantity).toHaveValue("4");
    }));
  await test.step("values out of range or not numeric are corrected with a reason", async () => {
    await type("2");
    await expect(quantity).toHaveValue("4");
    await expect(note).toHaveText("Minimum quantity: 4.");
    await type("99");
    await expect(quantity).toHaveValue("80");
    await expect(note).toHaveText("Maximum quantity: 80.");
    await type("many");
    await expect(quantity).toHaveValue("");
    await expect(note).not.toBeEmpty();
    await type("6");
    await expect(note).toBeEmpty();
    await expect(quantity).toHaveValue("6");
    await expect.poll(quantities).toEqual([4, 80, 6]);
  });
  await test.step("quantity:changed is only sent for quantities that can be ordered", async () => {
    await plus.click();
    await type("9");
    await expect.poll(quantities).toEqual([4, 80, 6, 7, 9]);
    await type("nine");
    await expect(quantity).toHaveValue("");
    await type("1,5");
    await expect(note).toHaveText("Please enter a whole number.");
    await type("12");
    await expect.poll(quantities).toEqual([4, 80, 6, 7, 9, 12]);
  });
  await test.step("Backspace can clear the quantity before another is typed", async () => {
    await quantity.press("End");
    await quantity.press("Backspace");
    await quantity.press("Backspace");
    await expect(quantity).toHaveValue("");
    await quantity.pressSequentially("15");
    await expect(quantity).toHaveValue("15");
  });
  await test.step("Enter submits nothing and corrects nothing", async () => {
    await quantity.fill("7");
    await quantity.press("Enter");
    await quantity.press("ArrowUp");
    await expect(quantity).toHaveValue("8");
    expect(await orders(control)).toBe(0);
    await expect(page).toHaveURL(/\/lab\/order$/);
  });
});

test("QTY-01 late code moves nothing, and the quantity typed before is kept and validated", async ({
  page,
  visit,
  control,
}) => {
  await test.step("a quantity typed before the code loads is kept and validated", async () => {
    await serveOrder(control, 'data-max="8"', "5");
    const release = await holdCode(page);
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
  await test.step("nothing moves when the buttons appear", async () => {
    await page.unrouteAll();
    const release = await holdCode(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await visit(products.diary.path);
    const { form, quantity, add } = orderForm(page);
    await quantity.scrollIntoViewIfNeeded();
    await live(form);
    const before = [await quantity.boundingBox(), await add.boundingBox()];
    release();
    await live(form.locator("[data-island=quantity]"));
    expect([await quantity.boundingBox(), await add.boundingBox()]).toEqual(before);
  });
});
