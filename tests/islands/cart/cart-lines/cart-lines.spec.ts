import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { violations } from "../../../browser/violations.ts";
import { cartCount, countIsSettled, live, setConsentCookie } from "../../../browser/shop/visitor.ts";
import {
  cartReady,
  linesPath,
  coffee,
  lineOf,
  open,
  addToCart,
  candle,
  reloads,
  rope,
  sent,
  changesSaved,
  total,
} from "./cart-lines.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

const priceNotice = (page: Page) => page.locator("[data-island=price-changes]");

// Unit tests cover the order of calls, refusals and the next price in detail.
test("CRT-01 CRT-04 PRO-06 QTY-07 changes show at once, are saved together and refresh the page once", async ({
  page,
  visit,
  control,
}) => {
  await open(page, visit, [candle, 2]);
  const [cups, book, candles] = [lineOf(page, /mug/i), lineOf(page, /diary/i), lineOf(page, /candle/i)];
  // The texts have loaded: without them a line says nothing.
  await expect(cups.more).toBeVisible();
  await test.step("plus, plus and minus show at once and are saved by one call", async () => {
    const before = await total(page).textContent();
    const afterClicks = await cups.line.evaluate(
      (line) =>
        new Promise((resolve) => {
          const [less, more] = line.querySelectorAll<HTMLElement>(".atoll-step-button");
          for (const button of [more, more, less]) button!.click();
          requestAnimationFrame(() =>
            resolve([line.querySelector("input")!.value, line.querySelector("[data-line-status]")!.textContent]),
          );
        }),
    );
    expect(afterClicks).toEqual(["3", "Saving…"]);
    await expect(cups.status).toHaveText("Saved");
    await expect(total(page)).not.toHaveText(before!);
    await changesSaved(page);
    await expect(cups.field).toHaveValue("3");
    expect([await sent(control), await reloads(control)]).toEqual([["PUT 3"], 1]);
    // The line and the total show the change. A notice would cover them.
    await expect(page.locator("#atoll-live-polite")).toHaveText(
      new RegExp(`: quantity 3\\. Total: ${await total(page).textContent()}\\.`),
    );
    await expect(page.locator(".atoll-notice")).toHaveCount(0);
  });
  await test.step("half a piece is refused before a request is sent", async () => {
    await cartReady(page);
    await book.field.fill("1.5");
    await expect(book.line).toContainText("Please enter a whole number.");
    await page.locator("form.cart-form").evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(book.field).toBeFocused();
    await expect(book.field).toHaveValue("1.5");
    expect(await sent(control)).toEqual(["PUT 3"]);
  });
  await test.step("removing a line moves the focus to the next one, and the header's count follows", async () => {
    await book.remove.focus();
    // A held key removes one line.
    for (let times = 0; times < 3; times++) await page.keyboard.down("Enter");
    await expect(candles.remove).toBeFocused();
    await page.keyboard.down("Enter");
    await expect(book.line).toHaveCount(0);
    await page.keyboard.up("Enter");
    await expect(cartCount(page)).toHaveText("2");
    await expect(candles.remove).toBeFocused();
  });
  await test.step("2, 3 and 4 typed on a slow network take two calls and show in the header's list at once", async () => {
    await changesSaved(page);
    await cartReady(page);
    await page
      .locator(".atoll-notice-close")
      .evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
    await countIsSettled(page);
    const { line, field, status } = cups;
    await page.locator(".cart-link").hover();
    const listedQuantity = page.locator(
      `.atoll-cart-panel [data-cart-line="${await line.getAttribute("data-cart-line")}"] [data-line-quantity]`,
    );
    await expect(listedQuantity).toHaveText("3");
    const release = await hold(page, `**${linesPath}/*`, { times: 1 });
    await field.focus();
    const firstCall = page.waitForRequest(`**${linesPath}/*`);
    for (const digit of ["2", "3", "4"]) {
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.press(digit);
      await expect(listedQuantity).toHaveText(digit);
      if (digit === "2") await firstCall;
    }
    await expect(status).toHaveText("Saving…");
    release();
    await changesSaved(page);
    await expect(field).toHaveValue("4");
    await expect(field).toBeFocused();
    expect(await sent(control)).toEqual(["PUT 3", "DELETE", "PUT 2", "PUT 4"]);
  });
  await test.step("a line names its next price, and a double click on its button saves the quantity for it", async () => {
    await cartReady(page);
    const { line, field } = candles;
    const [offer, take] = [line.locator("[data-next-price-text]"), line.locator("[data-next-price-take]")];
    await expect(offer).toHaveText("2 more: unit price €15.55 instead of €16.90");
    await take.dblclick();
    await expect(field).toHaveValue("4");
    await expect(line.locator(".cart-line-price")).toHaveText("€15.55 each");
    await changesSaved(page);
    await cartReady(page);
    await expect(take).toBeFocused();
    await expect(take).toHaveAccessibleName("Change to 12: Candle in a tin, salt and driftwood");
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue("12");
    await expect(offer).toBeHidden();
    await expect(field).toBeFocused();
    await changesSaved(page);
    expect((await sent(control)).slice(4)).toEqual(["PUT 4", "PUT 12"]);
  });
});

test("CRT-01 QTY-07 LOC-06 a weight is saved with its decimals and shown in the page's number format @all", async ({
  page,
  visit,
  control,
}) => {
  await addToCart(page, coffee, 0.35);
  const field = page.locator(".cart-line").getByRole("textbox");
  const listed = page.locator(".atoll-cart-panel [data-line-quantity]");
  const expectQuantity = async (quantity: string): Promise<void> => {
    await expect(field).toHaveValue(quantity);
    await expect(listed).toHaveText(`${quantity} kg`);
  };
  // The test of other tabs checks the English format.
  await visit("/nl/shoppingcarts");
  await cartReady(page);
  await countIsSettled(page);
  await page.locator(".cart-link").hover();
  await expectQuantity("0,35");
  await field.fill("0,65");
  await field.press("Tab");
  await expect(listed).toHaveText("0,65 kg");
  await changesSaved(page);
  await expectQuantity("0,65");
  await cartReady(page);
  await page.locator(".cart-line .atoll-step-button").last().press("Enter");
  await changesSaved(page);
  await expectQuantity("0,7");
  expect(await sent(control)).toEqual(["PUT 0.65", "PUT 0.7"]);
});

test("CRT-02 a line is deleted during a save and restored; clearing the cart can be undone", async ({
  page,
  visit,
  control,
}) => {
  await open(page, visit, [rope, 2]);
  const [cups, book] = [lineOf(page, /mug/i), lineOf(page, /diary/i)];
  const names = page.locator(".cart-line h2");
  const all = await names.allTextContents();
  await test.step("a line deleted during a save is hidden at once and deleted after the save", async () => {
    const release = await hold(page, `**${linesPath}/*`, { times: 1 });
    const saveRequest = page.waitForRequest(`**${linesPath}/*`);
    await cups.more.press("Enter");
    await expect(cups.status).toHaveText("Saving…");
    await saveRequest;
    // The first click puts the next line under the pointer.
    await cups.remove.dblclick();
    await expect(cups.line).toBeHidden();
    await expect(book.remove).toBeFocused();
    release();
    await expect(names).toHaveCount(2);
    expect(await sent(control)).toEqual(["PUT 3", "DELETE"]);
  });
  await test.step("undo restores the line in its place with its quantity", async () => {
    // By keyboard: the notice is in the place of the line. The line gets the focus, and the result is announced.
    const undo = page.getByRole("button", { name: "Undo" });
    await expect(page.locator(".cart-lines > :has(.atoll-notice) + .cart-line h2")).toHaveText(
      await names.first().innerText(),
    );
    await undo.focus();
    await page.keyboard.press("Enter");
    await expect(names).toHaveText(all);
    await expect(cups.field).toHaveValue("3");
    await expect(page.locator("#atoll-live-polite")).toHaveText(/mug.* is back in your cart\./i);
    await expect(cups.remove).toBeFocused();
    await expect(cups.remove).toBeInViewport();
  });
  await test.step("clearing takes one call, and undo restores the lines in order", async () => {
    await changesSaved(page);
    await cartReady(page);
    await page.getByRole("button", { name: "Empty cart" }).click();
    await page.locator("dialog[open]").getByRole("button", { name: "Empty cart" }).click();
    await expect(page.getByText("Your cart is empty. The coffee")).toBeVisible();
    expect((await sent(control)).slice(2)).toEqual(["DELETE"]);
    await expect(page.locator("#page h1")).toBeFocused();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(names).toHaveText(all);
  });
});

test("CRT-08 CRT-04 other tabs stay in sync, new prices are announced, and leaving at once loses nothing @all", async ({
  page,
  visit,
  context,
  control,
}) => {
  await open(page, visit, [coffee, 0.35]);
  const cups = lineOf(page, /mug/i);
  const coffeeLine = lineOf(page, /kenya/i);
  await test.step("a tab with the cart page and one with only the count stay in sync", async () => {
    const tab = await context.newPage();
    await tab.goto("/en/shoppingcarts");
    await cartReady(tab);
    await cups.more.press("Enter");
    await expect(lineOf(tab, /mug/i).field).toHaveValue("3");
    await cartReady(tab);
    await lineOf(tab, /diary/i).remove.click();
    await expect(lineOf(page, /diary/i).line).toHaveCount(0);
    await expect(cartCount(page)).toHaveText("2");
    await tab.close();
  });
  await test.step("a changed price is announced with the next change of the cart, and confirmed in place", async () => {
    await changesSaved(page);
    await cartReady(page);
    const notice = priceNotice(page);
    await expect(notice).toHaveCount(0);
    await control.price("v2801", 2500);
    await cups.less.press("Enter");
    const sentence = "The price of Stoneware mug, lagoon glaze has changed from €27.00 to €25.00 since you added it.";
    await expect(notice).toContainText(sentence);
    await expect(page.locator("#atoll-live-assertive")).toHaveText(sentence);
    await expect(cups.line).toContainText("€27.00 when you added it");
    await changesSaved(page);
    await live(notice);
    await notice.getByRole("button", { name: "Confirm new price" }).press("Enter");
    await expect(page.locator("#page h1")).toBeFocused();
    await expect(notice).toHaveCount(0);
  });
  await test.step("counts follow a pending removal, also when the visitor leaves at once", async () => {
    await cartReady(page);
    await countIsSettled(page);
    await page.locator(".cart-link").hover();
    await expect(page.locator(".atoll-cart-panel [data-line-quantity]")).toHaveText(["2", "0.35 kg"]);
    await expect(page.locator(".atoll-cart-count")).toHaveText("2 products in your cart");
    const release = await hold(page, `**${linesPath}/*`, { times: 1 });
    await coffeeLine.remove.evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - 160));
    await coffeeLine.remove.press("Enter");
    await expect(coffeeLine.line).toBeHidden();
    await expect(cups.remove).toBeFocused();
    // The header stays at the top.
    const belowHeader = (): Promise<number> =>
      cups.remove.evaluate(
        (button) =>
          button.getBoundingClientRect().top - document.querySelector(".masthead")!.getBoundingClientRect().bottom,
      );
    await expect.poll(belowHeader).toBeGreaterThanOrEqual(0);
    await expect(cartCount(page)).toHaveText("1");
    await expect(page.locator(".atoll-cart-count")).toHaveText(/^1 product/);
    await page.locator(".site-footer").getByRole("link", { name: "Terms of sale" }).press("Enter");
    await expect(page.locator("#page h1")).toHaveText("Terms of sale");
    release();
    await expect.poll(async () => (await sent(control)).at(-1)).toBe("DELETE");
    await countIsSettled(page);
    await expect(cartCount(page)).toHaveText("1");
  });
});

test("CRT-04 a changed price is confirmed at the checkout, whose typed text stays; axe finds nothing @all", async ({
  page,
  visit,
  control,
}) => {
  await open(page, visit);
  const cups = lineOf(page, /mug/i);
  const notice = priceNotice(page);
  await control.price("v2801", 2500);
  await cups.less.press("Enter");
  await expect(notice).toBeVisible();
  await changesSaved(page);
  expect(await violations(page, "#page")).toEqual([]);
  await page.getByRole("link", { name: "Checkout" }).first().press("Enter");
  const email = page.getByRole("textbox", { name: "Email address" });
  await email.fill("ada@example.org");
  await live(notice);
  await notice.getByRole("button", { name: "Confirm new price" }).press("Enter");
  await expect(page.locator("#page h1")).toBeFocused();
  await expect(notice).toHaveCount(0);
  await expect(page.locator("[data-price-changed]")).toHaveCount(0);
  await expect(email).toHaveValue("ada@example.org");
  await page.getByRole("link", { name: "Edit cart" }).press("Enter");
  await cartReady(page);
  await expect(notice).toHaveCount(0);
});
