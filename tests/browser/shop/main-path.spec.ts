// The way every shopper goes, with the mouse, by keyboard, and where the script does not work.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { banner, cartCount, countIsSettled, dialog, heading, orderForm, products } from "./visitor.ts";

const { diary, glass } = products;
const menu = (page: Page) => page.getByRole("navigation", { name: "Categories" });
const updateCart = (page: Page) => page.getByRole("button", { name: "Update the cart" });
const quantityOf = (page: Page, name: string) => page.getByRole("textbox", { name: `Quantity of ${name}` });

for (const choice of ["Accept all", "Decline all"]) {
  test(`NAV-01 PRO-03 CRT-05 after "${choice}" a visitor shops from the home page to the cart without one full page load`, { tag: "@both" }, async ({ page, visit }) => {
    await visit("/en");
    await page.getByRole("button", { name: choice }).click();
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
    await expect(dialog(page)).toContainText(`${diary.name} is in your cart`);
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
    await dialog(page).getByRole("link", { name: "Go to the cart" }).click();
    await expect(heading(page)).toHaveText("Your cart");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator(".cart-line")).toHaveCount(2);

    await quantityOf(page, diary.name).fill("5");
    await updateCart(page).click();
    await expect(page.getByRole("status").filter({ hasText: "Your cart is up to date." })).toBeVisible();
    await expect(quantityOf(page, diary.name)).toHaveValue("5");
    await page.getByRole("button", { name: `Remove ${diary.name}` }).click();
    await expect(page.locator(".cart-line")).toHaveCount(1);
    await countIsSettled(page);
    await expect(cartCount(page)).toHaveText("1");
  });
}

test("NAV-01 PRO-03 the whole way can be gone with the keyboard alone", { tag: "@both" }, async ({ page, visit }) => {
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
  await press(page, dialog(page).getByRole("link", { name: "Go to the cart" }), "Enter");
  await expect(heading(page)).toHaveText("Your cart");
  await expect(quantityOf(page, glass.name)).toHaveValue("12");
  await press(page, quantityOf(page, glass.name), "ArrowDown");
  await expect(quantityOf(page, glass.name)).toHaveValue("6");
  await press(page, updateCart(page), "Enter");
  await expect(page.getByText("Your cart is up to date.")).toBeVisible();
  await expect(quantityOf(page, glass.name)).toHaveValue("6");
});

/** Goes to `target` with Tab, forwards or back, as a visitor who sees where it is; then presses `key`. */
async function press(page: Page, target: Locator, key: string): Promise<void> {
  await target.waitFor();
  const backwards = await target.evaluate((element) => {
    const at = document.activeElement;
    return at !== null && at !== document.body && Boolean(element.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  for (let steps = 0; steps < 150; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return page.keyboard.press(key);
    await page.keyboard.press(backwards ? "Shift+Tab" : "Tab");
  }
  throw new Error(`Tab never came to ${target}`);
}

/** The same way by links and forms only; `go` does what leads to the next page. */
async function shopByForms(page: Page, go: (act: () => Promise<unknown>) => Promise<unknown>): Promise<void> {
  await go(() => menu(page).getByRole("link", { name: diary.category }).click());
  await expect(heading(page)).toHaveText(diary.category);
  await go(() => page.getByRole("link", { name: diary.name }).first().click());
  await expect(heading(page)).toHaveText(diary.name);
  await orderForm(page).quantity.fill("3");
  await go(() => orderForm(page).add.click());
  await expect(heading(page)).toHaveText("Your cart");
  await expect(page.getByText(`${diary.name} is in your cart.`)).toBeVisible();
  await expect(cartCount(page)).toHaveText("1");
  await quantityOf(page, diary.name).fill("6");
  await go(() => updateCart(page).click());
  await expect(page.getByText("You can order at most 5.")).toBeVisible();
  await expect(quantityOf(page, diary.name)).toHaveValue("6");
  await quantityOf(page, diary.name).fill("5");
  // Enter presses the form's first button, which updates.
  await go(() => quantityOf(page, diary.name).press("Enter"));
  await expect(page.getByText("Your cart is up to date.")).toBeVisible();
  await expect(quantityOf(page, diary.name)).toHaveValue("5");
  await go(() => page.getByRole("button", { name: `Remove ${diary.name}` }).click());
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
  await expect(cartCount(page)).toHaveText("0");
}

test("NAV-23 without JavaScript the shop works with plain links and forms", async ({ browser, baseURL }) => {
  // A context of its own: the guards need JavaScript.
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/en");
  await shopByForms(page, (act) => act());
  await context.close();
});

test("NAV-23 when the shell's file is missing the shop works with plain links and forms", { tag: "@both" }, async ({ page, visit, guard }) => {
  await page.route("**/atoll/atoll.js", (route) => route.fulfill({ status: 404, body: "" }));
  guard.allowConsole(/404/);
  // The browser's own line on the refused update.
  guard.allowConsole(/422/);
  await visit("/en");
  await shopByForms(page, (act) => guard.expectFullLoad(act));
});

test("NAV-23 when the navigation's file is missing every link still leads on", async ({ page, visit, guard }) => {
  await page.route("**/atoll/atoll-navigation*", (route) => route.fulfill({ status: 404, body: "" }));
  guard.allowConsole(/404/);
  await visit("/en");
  await guard.expectFullLoad(() => menu(page).getByRole("link", { name: diary.category }).click());
  await expect(heading(page)).toHaveText(diary.category);
});
