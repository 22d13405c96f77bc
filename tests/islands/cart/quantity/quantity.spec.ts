import { whileStopped } from "../../../browser/clock.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { serveLab } from "../../../browser/lab.ts";
import { inlineScript, orderHtml, quantityHtml } from "../../../browser/markup.ts";
import { ordered, orders } from "../../../browser/orders.ts";
import { live, orderForm, products, setConsentCookie } from "../../../browser/shop/visitor.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

// Unit tests cover limits, steps, texts and corrections in detail.
test("QTY-01 QTY-02 QTY-03 QTY-04 QTY-05 QTY-06 QTY-07 a typed or stepped quantity stays orderable", async ({
  page,
  visit,
  control,
}) => {
  const head = inlineScript(
    "addEventListener('quantity:changed', (event) => (window.quantities ??= []).push(event.detail.quantity))",
  );
  const quantities = (): Promise<number[]> => page.evaluate(() => (window as any).quantities);
  const evenPieces = quantityHtml('data-min="2" data-max="8" data-step="2"', "4");
  await page.clock.install();
  await serveLab(control, { order: { head, page: `<h1>Order</h1>${orderHtml(evenPieces)}` } });
  await visit("/lab/order");
  const { quantity, plus, minus, note, add, ready } = orderForm(page);
  await ready();
  await test.step("quick clicks and arrow keys step within the limits", async () => {
    await plus.dblclick();
    await expect(quantity).toHaveValue("8");
    await plus.click({ force: true });
    await minus.click();
    await quantity.press("ArrowDown");
    await quantity.press("ArrowUp");
    await expect(quantity).toHaveValue("6");
  });
  await test.step("a typed quantity is corrected 600 ms after the last key; Enter neither corrects nor sends it", () =>
    whileStopped(page, async () => {
      await quantity.fill("3");
      await quantity.press("Enter");
      await page.clock.runFor(590);
      await quantity.fill("7");
      await page.clock.runFor(590);
      await expect(quantity).toHaveValue("7");
      await page.clock.runFor(20);
      await expect(quantity).toHaveValue("8");
      await expect(quantity).toHaveAccessibleDescription("Sold in multiples of 2.");
    }));
  await test.step("Backspace can clear the quantity before another is typed", async () => {
    await quantity.press("End");
    await quantity.press("Backspace");
    await expect(quantity).toHaveValue("");
    await quantity.press("4");
    await expect(quantity).toHaveValue("4");
    await expect.poll(quantities).toEqual([6, 8, 6, 4, 6, 8, 4]);
  });
  await test.step("a quantity below the minimum is not ordered, but corrected with a reason", () =>
    whileStopped(page, async () => {
      await quantity.fill("1");
      await add.click();
      await expect(note).toHaveText("Minimum quantity: 2.");
      await expect(quantity).toBeFocused();
      await expect(quantity).toHaveValue("2");
    }));
  await test.step("half a piece is neither corrected nor ordered", async () => {
    await quantity.fill("1,5");
    await expect(note).toHaveText("Please enter a whole number.");
    await add.click();
    await expect(quantity).toBeFocused();
    await expect(quantity).toHaveValue("1,5");
    expect(await orders(control)).toBe(0);
    await expect(page).toHaveURL(/\/lab\/order$/);
  });
  await test.step("the corrected quantity is ordered", async () => {
    await plus.click();
    await expect(note).toBeHidden();
    await add.click();
    expect(await ordered(control, 1)).toEqual([expect.objectContaining({ Quantity: 2 })]);
    expect(await quantities()).toEqual([6, 8, 6, 4, 6, 8, 4, 2]);
  });
});

test("QTY-01 the buttons are at both sides of the field, also of one in its label or from right to left", async ({
  page,
  visit,
  control,
}) => {
  const inLabel =
    '<div data-island="quantity" data-max="5">' +
    '<label>Quantity <input name="Quantity" inputmode="decimal" value="2"></label></div>';
  await serveLab(control, {
    order: { before: `<div dir="rtl">${orderHtml()}</div>`, page: `<h1>Order</h1>${orderHtml(inLabel)}` },
  });
  await visit("/lab/order");
  const hosts = page.locator("[data-island=quantity]");
  for (const host of await hosts.all()) await live(host);
  /** The edges of minus, field and plus. */
  const parts = (place: string) =>
    page.locator(`${place} [data-island=quantity]`).evaluate((host) =>
      [...host.querySelectorAll("button, input")].map((part) => {
        const { left, right, bottom } = part.getBoundingClientRect();
        return { left, right, bottom };
      }),
    );
  await test.step("the label gives its field the focus and the name; the buttons are beside the label", async () => {
    const [minus, field, plus] = (await parts("#page")) as [Edges, Edges, Edges];
    expect(minus.right).toBeLessThanOrEqual(field.left + 1);
    expect(field.right).toBeLessThanOrEqual(plus.left + 1);
    expect(Math.abs(minus.bottom - field.bottom)).toBeLessThan(3);
    const label = page.locator("#page label");
    await expect(label.locator("button")).toHaveCount(0);
    await label.click({ position: { x: 5, y: 5 } });
    await expect(page.getByRole("textbox", { name: "Quantity", exact: true }).last()).toBeFocused();
  });
  await test.step("from right to left plus still adds and is at the end of the line", async () => {
    const order = page.locator("[dir=rtl]");
    await order.locator(".atoll-step-button").last().click();
    await expect(order.getByRole("textbox")).toHaveValue("2");
    const [minus, , plus] = (await parts("[dir=rtl]")) as [Edges, Edges, Edges];
    expect(plus.left).toBeLessThan(minus.left);
    // The sign of a number that is typed stays before it.
    await expect(order.getByRole("textbox")).toHaveCSS("direction", "ltr");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

interface Edges {
  left: number;
  right: number;
  bottom: number;
}

test("QTY-01 late code moves nothing, and the quantity typed before is kept and validated", async ({ page, visit }) => {
  const release = await hold(page, "**/atoll/islands/quantity*.js");
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(products.diary.path);
  const { form, quantity, plus, add } = orderForm(page);
  await quantity.scrollIntoViewIfNeeded();
  await live(form);
  await quantity.fill("4");
  const places = (): Promise<unknown[]> => Promise.all([quantity.boundingBox(), add.boundingBox()]);
  const before = await places();
  release();
  await live(form.locator("[data-island=quantity]"));
  expect(await places()).toEqual(before);
  await expect(quantity).toHaveValue("4");
  await expect(quantity).toBeFocused();
  await plus.dblclick();
  await expect(quantity).toHaveValue("5");
});
