// The main path of a shopper: with the mouse, by keyboard, and without working script.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import {
  banner,
  cartCount,
  countIsSettled,
  dialog,
  setConsentCookie,
  heading,
  live,
  orderForm,
  products,
} from "./visitor.ts";
import { order } from "./visits.ts";

const { diary, glass } = products;
const menu = (page: Page) => page.getByRole("navigation", { name: "Categories" });
const updateCart = (page: Page) => page.getByRole("button", { name: "Update cart" });
const messages = (page: Page) => page.getByRole("region", { name: "Messages" });
const quantityOf = (page: Page, name: string) => page.getByRole("textbox", { name: `Quantity of ${name}` });

test(
  'NAV-01 PRO-03 CRT-05 after "Accept all" a visitor reaches the cart without a full load',
  { tag: "@both" },
  async ({ page, visit }) => {
    await visit("/en");
    await page.getByRole("button", { name: "Accept all" }).click();
    await expect(banner(page)).toHaveCount(0);

    await menu(page).getByRole("link", { name: diary.category }).click();
    await expect(heading(page)).toHaveText(diary.category);
    await page.getByRole("link", { name: diary.name }).first().click();
    await expect(heading(page)).toHaveText(diary.name);
    const order = orderForm(page);
    await order.ready();
    await order.plus.click();
    await expect(order.quantity).toHaveValue("2");
    await order.quantity.fill("3");
    await order.add.click();
    await expect(dialog(page)).toContainText(`${diary.name} was added to your cart`);
    await expect(dialog(page)).toContainText("Quantity: 3");
    await expect(cartCount(page)).toHaveText("1");
    await page.getByRole("button", { name: "Continue shopping" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText(diary.name);

    await menu(page).getByRole("link", { name: glass.category }).click();
    await expect(heading(page)).toHaveText(glass.category);
    await expect(cartCount(page)).toHaveText("1");
    await page.getByRole("link", { name: glass.name }).first().click();
    await expect(heading(page)).toHaveText(glass.name);
    await orderForm(page).ready();
    await orderForm(page).add.click();
    await expect(cartCount(page)).toHaveText("2");
    await dialog(page).getByRole("link", { name: "Go to cart" }).click();
    await expect(heading(page)).toHaveText("Your cart");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator(".cart-line")).toHaveCount(2);

    await live(page.locator(".cart-form"));
    await quantityOf(page, diary.name).fill("5");
    await expect(updateCart(page)).toHaveCount(0);
    await expect(page.locator("#atoll-live-polite")).toContainText(`${diary.name}: quantity 5.`);
    await expect(quantityOf(page, diary.name)).toHaveValue("5");
    await page.getByRole("button", { name: `Remove ${diary.name}` }).click();
    await expect(page.locator(".cart-line")).toHaveCount(1);
    await countIsSettled(page);
    await expect(cartCount(page)).toHaveText("1");
  },
);

test('NAV-01 PRO-03 after "Decline all" the keyboard alone leads to the cart', async ({ page, visit }) => {
  // An element may be out of view while it opens with an animation.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit("/en");
  await press(page, banner(page).getByRole("button", { name: "Decline all" }), "Enter");
  await expect(banner(page)).toHaveCount(0);
  await press(page, menu(page).getByRole("link", { name: glass.category }), "Enter");
  await expect(heading(page)).toHaveText(glass.category);
  await press(page, page.locator(".product-card-link", { hasText: glass.name }), "Enter");
  await expect(heading(page)).toHaveText(glass.name);
  const order = orderForm(page);
  await order.ready();
  await press(page, order.quantity, "ArrowUp");
  await expect(order.quantity).toHaveValue("12");
  await press(page, order.minus, "Space");
  await expect(order.quantity).toHaveValue("6");
  await press(page, order.add, "Enter");
  await expect(dialog(page)).toBeVisible();
  await press(page, dialog(page).getByRole("button", { name: "Continue shopping" }), "Enter");
  await expect(dialog(page)).toHaveCount(0);
  await expect(order.add).toBeFocused();
  await press(page, order.add, "Enter");
  await press(page, dialog(page).getByRole("link", { name: "Go to cart" }), "Enter");
  await expect(heading(page)).toHaveText("Your cart");
  await expect(quantityOf(page, glass.name)).toHaveValue("12");
  await live(page.locator(".cart-form"));
  await press(page, quantityOf(page, glass.name), "ArrowDown");
  await expect(quantityOf(page, glass.name)).toHaveValue("6");
  await expect(page.locator("#atoll-live-polite")).toContainText(`${glass.name}: quantity 6.`);
  await expect(quantityOf(page, glass.name)).toHaveValue("6");
});

test("NAV-12 NAV-22 emptying the cart by keyboard asks first", async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await setConsentCookie(page);
  await order(page);
  await visit("/en/shoppingcarts");
  const empty = page.getByRole("button", { name: "Empty cart" });
  await press(page, empty, "Space");
  await expect(dialog(page)).toContainText("Remove everything from your cart?");
  await page.keyboard.press("Escape");
  // Closed, and removed: until then the question is not answered, and another press counts as part of a double click.
  await expect(page.locator("dialog.atoll-dialog")).toHaveCount(0);
  await expect(empty).toBeFocused();
  await press(page, empty, "Enter");
  await press(page, dialog(page).getByRole("button", { name: "Empty cart" }), "Enter");
  await expect(page.locator("#page")).toContainText("Your cart is empty.");
  await expect(messages(page)).toContainText("Undo");
});

/** Moves to `target` with Tab, or Shift+Tab when that is the right direction; then presses `key`. */
async function press(page: Page, target: Locator, key: string): Promise<void> {
  await target.waitFor();
  const backwards = await target.evaluate((element) => {
    const at = document.activeElement;
    return (
      at !== null &&
      at !== document.body &&
      Boolean(element.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING)
    );
  });
  for (let steps = 0; steps < 150; steps++) {
    let isThere = false;
    const fault = async (): Promise<string | null> => {
      const focus = await target.evaluate(readFocus);
      isThere = focus.isThere;
      return focus.fault;
    };
    await expect.poll(fault).toBeNull();
    if (isThere) return page.keyboard.press(key);
    await page.keyboard.press(backwards ? "Shift+Tab" : "Tab");
  }
  throw new Error(`Tab never reached ${target}`);
}

/** Runs in the page. The fault describes the focused element if its focus is invisible or covered. */
function readFocus(target: Element): { isThere: boolean; fault: string | null } {
  const element = document.activeElement!;
  const isThere = element === target;
  // Skip the heading that is focused after a visit, and a dialog without a focusable element: they are no controls.
  if (element.matches("body, h1, h2, dialog, main")) return { isThere, fault: null };
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  const name = (element.cloneNode(false) as Element).outerHTML.slice(0, 120);
  if ((outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) && boxShadow === "none")
    return { isThere, fault: `no ring around ${name}` };
  const boxes = [...element.getClientRects()];
  const isSeen = boxes.some(({ left, top, width, height }) => {
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && (element.contains(found) || found.contains(element));
  });
  return { isThere, fault: isSeen ? null : `out of sight: ${name}` };
}

/** The main path by links and forms only; `go` runs the action that leads to the next page. */
async function shopByForms(page: Page, go: (act: () => Promise<unknown>) => Promise<unknown>): Promise<void> {
  await go(() => menu(page).getByRole("link", { name: diary.category }).click());
  await expect(heading(page)).toHaveText(diary.category);
  await go(() => page.getByRole("link", { name: diary.name }).first().click());
  await expect(heading(page)).toHaveText(diary.name);
  await orderForm(page).quantity.fill("3");
  await go(() => orderForm(page).add.click());
  await expect(heading(page)).toHaveText("Your cart");
  await expect(page.getByText(`${diary.name} was added to your cart.`)).toBeVisible();
  await expect(cartCount(page)).toHaveText("1");
  await quantityOf(page, diary.name).fill("6");
  await go(() => updateCart(page).click());
  await expect(page.getByText("Maximum quantity: 5.")).toBeVisible();
  await expect(page.getByText("Maximum 5 per customer")).toBeVisible();
  await expect(quantityOf(page, diary.name)).toHaveValue("6");
  await quantityOf(page, diary.name).fill("5");
  // Enter activates the form's first button, which updates the cart.
  await go(() => quantityOf(page, diary.name).press("Enter"));
  await expect(page.getByText("Your cart has been updated.")).toBeVisible();
  await expect(quantityOf(page, diary.name)).toHaveValue("5");
  await go(() => page.getByRole("button", { name: `Remove ${diary.name}` }).click());
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
  await expect(cartCount(page)).toHaveText("0");
}

test("NAV-23 without JavaScript the shop works with plain links and forms", async ({ browser, baseURL }) => {
  // Another context, because the guards need JavaScript.
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/en");
  await expect(banner(page)).toHaveCount(0);
  await shopByForms(page, (act) => act());
  await context.close();
});

test("NAV-23 when atoll.js is missing the shop works with plain links and forms", async ({ page, visit, guard }) => {
  await page.route(/\/atoll\/atoll(\.\w+)?\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  guard.allowConsole(/404/);
  // The browser's own message about the refused update.
  guard.allowConsole(/422/);
  await visit("/en");
  await shopByForms(page, (act) => guard.expectFullLoad(act));
});

test("NAV-23 when the navigation chunk is missing every link still works", async ({ page, visit, guard }) => {
  await page.route("**/atoll/chunks/atoll-navigation*", (route) => route.fulfill({ status: 404, body: "" }));
  guard.allowConsole(/404/);
  guard.allowConsole(/greeting could not be loaded; the content that is there stays/);
  await visit("/en");
  await expect(page.locator(".hero [data-island=include]")).toHaveText("Welcome to Lagune");
  await guard.expectFullLoad(() => menu(page).getByRole("link", { name: diary.category }).click());
  await expect(heading(page)).toHaveText(diary.category);
});
