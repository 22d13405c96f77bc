import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { cartCount, countIsSettled, hasChosen } from "../shop/visitor.ts";
import {
  alive,
  amountOf,
  calls,
  coffee,
  lineOf,
  open,
  put,
  reloads,
  rope,
  sent,
  settled,
  total,
} from "./cart-lines.ts";

test.beforeEach(({ page }) => hasChosen(page));

test("CRT-01 CRT-04 whatever is clicked in a row is one call, seen within a frame, with the page shown anew once; two lines at once, too; 2, 3 and 4 typed on a slow network are fewer than three calls and end at 4", async ({
  page,
  visit,
  control,
}) => {
  await open(page, visit);
  const [cups, book] = [lineOf(page, /mug/i), lineOf(page, /diary/i)];
  await test.step("plus, plus and minus", async () => {
    const before = await total(page).textContent();
    const inOneFrame = await cups.line.evaluate(
      (line) =>
        new Promise((resolve) => {
          const [less, more] = line.querySelectorAll<HTMLElement>(".atoll-step-button");
          for (const button of [more, more, less]) button!.click();
          requestAnimationFrame(() =>
            resolve([line.querySelector("input")!.value, line.querySelector("[data-line-status]")!.textContent]),
          );
        }),
    );
    expect(inOneFrame).toEqual(["3", "Saving…"]);
    await expect(cups.status).toHaveText("Saved");
    await expect(cups.field).toHaveValue("3");
    await expect(total(page)).not.toHaveText(before!);
    await settled(page);
    expect([await sent(control), await reloads(control)]).toEqual([["PUT 3"], 1]);
    await expect(page.locator(".atoll-notice")).toContainText("the quantity was changed");
    await expect(page.locator(".atoll-notice:visible")).toHaveCount(1);
  });
  await test.step("two lines at once, of which the second is answered first", async () => {
    const callOf = async ({ line }: typeof cups): Promise<string> =>
      `**${calls}/${await line.getAttribute("data-cart-line")}`;
    const [letCups, letBook] = [await hold(page, await callOf(cups)), await hold(page, await callOf(book))];
    await alive(page);
    await cups.more.click();
    await book.more.click();
    await expect(book.status).toHaveText("Saving…");
    await expect(page.locator("[data-cart-amounts]")).toHaveAttribute("aria-busy", "true");
    letBook();
    await expect(book.status).toHaveText("Saved");
    await expect(cups.status).toHaveText("Saving…");
    letCups();
    await expect(cups.status).toHaveText("Saved");
    await settled(page);
    expect([(await sent(control)).slice(1).toSorted(), await reloads(control)]).toEqual([["PUT 2", "PUT 4"], 2]);
    await expect(cups.field).toHaveValue("4");
    await expect(book.field).toHaveValue("2");
    const [ofCup, ofBook] = [
      await amountOf(cups.line.locator(".cart-line-price")),
      await amountOf(book.line.locator(".cart-line-price")),
    ];
    expect(await amountOf(page.locator(".cart-goods dd"))).toBeCloseTo(4 * ofCup + 2 * ofBook);
    expect(await amountOf(total(page))).toBeCloseTo(
      4 * ofCup + 2 * ofBook + (await amountOf(page.locator(".cart-delivery dd"))),
    );
  });
  await test.step("the focus is where it was, and the count of the header follows what is removed", async () => {
    await expect(book.more).toBeFocused();
    await book.remove.click();
    await expect(book.line).toHaveCount(0);
    await expect(cartCount(page)).toHaveText("1");
    await expect(cups.remove).toBeFocused();
  });
  await test.step("2, 3 and 4 typed on a slow network are fewer than three calls and end at 4", async () => {
    await settled(page);
    await alive(page);
    await page
      .locator(".atoll-notice-close")
      .evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
    await expect(page.locator(".atoll-notice")).toHaveCount(0);
    await countIsSettled(page);
    const { line, field, status } = cups;
    const before = (await sent(control)).length;
    // The list of the header tells what is decided by now, typed or saved.
    await page.locator(".cart-link").hover();
    const decided = page.locator(
      `.atoll-cart-panel [data-cart-line="${await line.getAttribute("data-cart-line")}"] [data-line-quantity]`,
    );
    await expect(decided).toHaveText("4");
    const letGo = await hold(page, `**${calls}/*`, { times: 1 });
    await field.focus();
    const firstCall = page.waitForRequest(`**${calls}/*`);
    for (const digit of ["2", "3", "4"]) {
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.press(digit);
      await expect(decided).toHaveText(digit);
      if (digit === "2") await firstCall;
    }
    await expect(status).toHaveText("Saving…");
    letGo();
    await expect(status).toHaveText("Saved");
    await settled(page);
    await expect(field).toHaveValue("4");
    await expect(field).toBeFocused();
    expect((await sent(control)).slice(before)).toEqual(["PUT 2", "PUT 4"]);
  });
});

test("CRT-01 QTY-07 LOC-06 what is sold by weight is saved with its decimals, and shown as the language of the page writes them", async ({
  page,
  visit,
  control,
}) => {
  await put(page, coffee, 0.35);
  const field = page.locator(".cart-line").getByRole("textbox");
  const listed = page.locator(".atoll-cart-panel [data-line-quantity]");
  const shows = async (quantity: string): Promise<void> => {
    await expect(field).toHaveValue(quantity);
    await expect(listed).toHaveText(`${quantity} kg`);
  };
  await test.step("in English", async () => {
    await visit("/en/shoppingcarts");
    await alive(page);
    await countIsSettled(page);
    await page.locator(".cart-link").hover();
    await shows("0.35");
  });
  await test.step("in Dutch", async () => {
    await visit("/nl/shoppingcarts");
    await alive(page);
    await countIsSettled(page);
    await page.mouse.move(10, 600);
    await page.locator(".cart-link").hover();
    await shows("0,35");
    await field.fill("0,65");
    await field.press("Tab");
    await expect(listed).toHaveText("0,65 kg");
    await settled(page);
    await shows("0,65");
    await alive(page);
    await field.focus();
    await page.locator(".cart-line .atoll-step-button").last().press("Enter");
    await settled(page);
    await shows("0,7");
    expect(await sent(control)).toEqual(["PUT 0.65", "PUT 0.7"]);
  });
});

test("CRT-02 a line is deleted while its quantity is under way, put back, and the cart is cleared and put back in its order", async ({
  page,
  visit,
  control,
}) => {
  await open(page, visit, [rope, 2]);
  const [cups, book] = [lineOf(page, /mug/i), lineOf(page, /diary/i)];
  const names = page.locator(".cart-line h2");
  await test.step("deleted while its quantity is under way, it is away at once and goes after that answer", async () => {
    const letGo = await hold(page, `**${calls}/*`, { times: 1 });
    const asked = page.waitForRequest(`**${calls}/*`);
    await cups.more.click();
    await expect(cups.status).toHaveText("Saving…");
    await asked;
    await cups.remove.click();
    await expect(cups.line).toBeHidden();
    await expect(book.remove).toBeFocused();
    letGo();
    await expect(names).toHaveCount(2);
    expect(await sent(control)).toEqual(["PUT 3", "DELETE"]);
  });
  await test.step("put back, it has the quantity that it had", async () => {
    // By keyboard: who is done with the notice goes on where they were, and hears what became of it.
    await page.getByRole("button", { name: "Put it back" }).press("Enter");
    await expect(book.remove).toBeFocused();
    await expect(names).toHaveCount(3);
    await expect(cups.field).toHaveValue("3");
    await expect(page.locator("#atoll-live-polite")).toHaveText(/mug.* is back in your cart\./i);
    await expect(book.remove).toBeFocused();
  });
  await test.step("cleared, the cart is empty by one call; put back, its lines stand as they stood", async () => {
    await settled(page);
    await alive(page);
    const before = await names.allTextContents();
    await page.getByRole("button", { name: "Empty the cart" }).click();
    await page.locator("dialog[open]").getByRole("button", { name: "Yes" }).click();
    await expect(page.getByText("Your cart is empty. The coffee")).toBeVisible();
    expect((await sent(control)).slice(2)).toEqual(["DELETE"]);
    await expect(page.locator("#page h1")).toBeFocused();
    await page.getByRole("button", { name: "Put it back" }).click();
    await expect(names).toHaveText(before);
  });
});

test("CRT-08 CRT-04 other tabs and other views of the page are in step, and a visitor who goes on at once loses nothing", async ({
  page,
  visit,
  context,
  control,
}) => {
  await open(page, visit);
  const cups = lineOf(page, /mug/i);
  await test.step("another tab with the cart page, and one that only shows the count", async () => {
    const tab = await context.newPage();
    await tab.goto("/en/shoppingcarts");
    await alive(tab);
    await cups.more.click();
    await expect(lineOf(tab, /mug/i).field).toHaveValue("3");
    await alive(tab);
    await lineOf(tab, /diary/i).remove.click();
    await expect(lineOf(page, /diary/i).line).toHaveCount(0);
    await expect(cartCount(page)).toHaveText("1");
    await tab.close();
  });
  await test.step("the list of the header shows what the page does, before it is saved", async () => {
    await alive(page);
    await page.locator(".cart-link").hover();
    const listed = page.locator(".atoll-cart-panel [data-line-quantity]");
    await expect(listed).toHaveText("3");
    const letGo = await hold(page, `**${calls}/*`);
    // The mouse stays where it is.
    await cups.more.press("Enter");
    await expect(listed).toHaveText("4");
    letGo();
    await settled(page);
    await expect(listed).toHaveText("4");
  });
  await test.step("the counts of lines go with what is shown while a removal is under way, and for who goes on at once", async () => {
    await alive(page);
    await put(page, rope, 1);
    await visit("/en/shoppingcarts");
    await alive(page);
    await countIsSettled(page);
    const lines = (await cups.line.count()) + 1;
    await page.locator(".cart-link").hover();
    await expect(page.locator(".atoll-cart-count")).toHaveText(`${lines} products in your cart`);
    const letGo = await hold(page, `**${calls}/*`, { times: 1 });
    const gone = lineOf(page, /rope/i);
    await gone.remove.press("Enter");
    await expect(gone.line).toBeHidden();
    await expect(cartCount(page)).toHaveText(String(lines - 1));
    await expect(page.locator(".atoll-cart-count")).toHaveText(/^1 product/);
    await page.locator(".site-footer").getByRole("link", { name: "Terms of sale" }).click();
    await expect(page.locator("#page h1")).toHaveText("Terms of sale");
    letGo();
    await expect.poll(async () => (await sent(control)).at(-1)).toBe("DELETE");
    await countIsSettled(page);
    await expect(cartCount(page)).toHaveText(String(lines - 1));
  });
});
