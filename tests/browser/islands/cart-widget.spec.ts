import type { Page } from "@playwright/test";
import { whileStopped } from "../clock.ts";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { serveLab } from "../lab.ts";
import { cartCount, countIsSettled, dialog, hasChosen, heading, live, orderForm, products } from "../shop/visitor.ts";
import { complained, complaints } from "./complaints.ts";
import { addToCartPath } from "./orders.ts";

const itemsPath = "/en/widget/shoppingcartitems";
const panel = (page: Page) => page.locator(".atoll-cart-panel");
const link = (page: Page) => page.locator(".cart-link");

test.beforeEach(({ page }) => hasChosen(page));

/** Puts a diary into the visitor's cart as another browser tab might have. */
const fill = (page: Page, quantity = 1, variant = "v4441") =>
  page.request.post(addToCartPath, { data: { ProductVariantId: variant, Quantity: quantity, Name: "" } });

async function open(page: Page, visit: (path: string) => Promise<unknown>, path = "/en/terms"): Promise<void> {
  await visit(path);
  await countIsSettled(page);
}

/** A page whose count is an old one. */
const cached = {
  before:
    '<p class="cart-widget" data-island="cart-widget"><a class="cart-link" href="/en/shoppingcarts">Cart (<b data-cart-count>7</b>)</a></p>',
  page: "<h1>Cached</h1>",
};

async function cartCalls(control: { log(): Promise<{ path: string }[]> }): Promise<number> {
  return (await control.log()).filter(({ path }) => path === "/api/v1/shoppingcarts").length;
}

/** Whether the tab is looked at, in the browser's own words. */
const show = (page: Page, state: "visible" | "hidden"): Promise<void> =>
  page.evaluate((state) => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);

test(
  "CRT-05 LOC-04 the count follows each order, by lines and not by pieces, in words, too, stays on the next page, and falls when a line is removed",
  { tag: "@both" },
  async ({ page, visit, control }) => {
    await open(page, visit, products.diary.path);
    await expect(link(page)).toHaveAccessibleName(/0 products in your cart$/);
    const { ready, add, quantity } = orderForm(page);
    await ready();
    await quantity.fill("3");
    await add.click();
    await expect(cartCount(page)).toHaveText("1");
    await dialog(page).getByRole("button", { name: "Continue shopping" }).click();
    await page.locator(".site-footer").getByRole("link", { name: "Terms of sale" }).click();
    await expect(heading(page)).toHaveText("Terms of sale");
    await expect(cartCount(page)).toHaveText("1");
    await expect(link(page)).toHaveAccessibleName(/[^\d]1 product in your cart$/);
    await test.step("a line that is removed on the cart page is counted no more", async () => {
      await link(page).click();
      await expect(heading(page)).toHaveText("Your cart");
      await page.getByRole("button", { name: /^Remove/ }).click();
      await expect(page.getByText("Your cart is empty.")).toBeVisible();
      await countIsSettled(page);
      await expect(cartCount(page)).toHaveText("0");
    });
    await test.step("a page that comes from a cache with an old count shows the cart's own, once the server has told it", async () => {
      await fill(page, 2);
      await serveLab(control, { cached });
      const before = await cartCalls(control);
      await visit("/lab/cached");
      await expect(cartCount(page)).toHaveText("1");
      expect(await cartCalls(control)).toBe(before + 1);
    });
    await test.step("whoever changes the cart without knowing what it holds now has it asked for, also where the header is no page part", async () => {
      const before = await cartCalls(control);
      await fill(page, 1, "v1011");
      await page.evaluate(() => document.dispatchEvent(new CustomEvent("cart:changed", { detail: {} })));
      await expect(cartCount(page)).toHaveText("2");
      expect(await cartCalls(control)).toBe(before + 1);
    });
  },
);

test("LOC-04 CRT-05 the cart says how much is in it in French, to the eyes and to screen readers", async ({
  page,
  visit,
}) => {
  await open(page, visit, products.diary.path.replace("/en/", "/fr/"));
  await expect(link(page)).toHaveAccessibleName(/0 produit dans votre panier$/);
  await orderForm(page).ready();
  await orderForm(page).add.click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(link(page)).toHaveAccessibleName(/[^\d]1 produit dans votre panier$/);
  await link(page).focus();
  await expect(panel(page)).toContainText("1 produit dans votre panier");
  await page.keyboard.press("Escape");
  await fill(page, 1, "v1011");
  await visit("/fr/terms");
  // Of a page loaded in full it is the server's own.
  await expect(link(page)).toHaveAccessibleName(/2 produits dans votre panier$/);
  await countIsSettled(page);
  await link(page).hover();
  await expect(panel(page)).toContainText("2 produits dans votre panier");
});

test("CRT-05 pointing at the cart shows its lines, in time and in words; leaving, Escape and a click in the list hide them; with the keyboard they open on focus, and Escape leaves the focus where it is", async ({
  page,
  visit,
  control,
}) => {
  await page.clock.install();
  await test.step("a pointer that was there before the code needs only move", async () => {
    const code = await hold(page, /\/cart-widget\.\w+\.js$/, { times: 1 });
    await visit("/en/terms");
    await link(page).hover();
    code();
    await countIsSettled(page);
    const { x, y } = (await link(page).boundingBox())!;
    await page.mouse.move(x + 5, y + 5);
    await expect(panel(page)).toBeVisible();
    await page.mouse.move(10, 600);
    await expect(panel(page)).toHaveCount(0);
  });
  const asked = async (): Promise<number> => (await control.log()).filter(({ path }) => path === itemsPath).length;
  const before = await asked();
  await test.step("a pointer that only passes by asks for nothing", async () => {
    await whileStopped(page, async () => {
      await link(page).hover();
      await page.clock.runFor(80);
      await page.mouse.move(10, 600);
      await page.clock.runFor(1_000);
    });
    expect(await asked()).toBe(before);
    await expect(panel(page)).toHaveCount(0);
  });
  await test.step("while the list is awaited the panel says so; then an empty cart says so", async () => {
    const answer = await hold(page, `**${itemsPath}`, { times: 1 });
    await link(page).hover();
    await expect(panel(page)).toHaveAttribute("aria-busy", "true");
    await expect(panel(page)).toContainText("Looking into your cart…");
    answer();
    await expect(panel(page)).toContainText("Your cart is empty.");
  });
  await test.step("Escape closes the lines that a mouse opened, wherever the focus is", async () => {
    await page.keyboard.press("Escape");
    await expect(panel(page)).toHaveCount(0);
  });
  await test.step("pointing at the cart shows its lines, and leaving it hides them", async () => {
    await fill(page, 2);
    await page.mouse.move(10, 600);
    await link(page).hover();
    await expect(panel(page)).toContainText("Desk diary 2027, coral");
    await panel(page).getByRole("link", { name: "Go to the cart" }).hover();
    await expect(panel(page)).toBeVisible();
    await page.mouse.move(10, 600);
    await expect(panel(page)).toHaveCount(0);
  });
  await test.step("a click in the list leads on in place, and closes it", async () => {
    await link(page).hover();
    await panel(page).getByRole("link", { name: "Desk diary 2027, coral" }).click();
    await expect(heading(page)).toHaveText("Desk diary 2027, coral");
    await expect(panel(page)).toHaveCount(0);
  });
  await test.step("with the keyboard the lines open on focus and close with Escape, which leaves the focus where it is", async () => {
    await page.mouse.move(10, 600);
    // The page that has come brought a cart of its own, perhaps.
    await countIsSettled(page);
    await page.locator(".wishes-link").focus();
    await page.keyboard.press("Tab");
    await expect(link(page)).toBeFocused();
    await expect(panel(page)).toContainText("Desk diary 2027, coral");
    await page.keyboard.press("Escape");
    await expect(panel(page)).toHaveCount(0);
    await expect(link(page)).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(panel(page)).toContainText("Desk diary 2027, coral");
    await page.keyboard.press("Tab");
    await expect(panel(page).getByRole("link", { name: "Desk diary 2027, coral" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(panel(page)).toHaveCount(0);
  });
});

const failures = [
  { what: "fails", response: { status: 500, body: "" } },
  { what: "is JSON", response: { status: 200, body: "{}", contentType: "application/json" } },
];

test("CRT-05 when the list does not come the panel says so and the link still leads to the cart", async ({
  page,
  visit,
  guard,
}) => {
  guard.allowConsole(/the lines of the cart could not be read/);
  guard.allowConsole(/Failed to load resource/);
  const said = complaints(page);
  await open(page, visit);
  for (const { what, response } of failures) {
    await test.step(`it ${what}`, async () => {
      await page.route(`**${itemsPath}`, (route) => route.fulfill(response), { times: 1 });
      await link(page).hover();
      await expect(panel(page)).toContainText("Your cart cannot be shown right now.");
      await expect(panel(page)).toHaveAttribute("aria-busy", "false");
      await complained(said, [
        ...(response.status === 200 ? [] : [/Failed to load resource/]),
        /the lines of the cart could not be read/,
      ]);
      await page.mouse.move(10, 600);
      await expect(panel(page)).toHaveCount(0);
    });
  }
  await link(page).click();
  await expect(heading(page)).toHaveText("Your cart");
});

/** How often a tab has asked for the cart. */
function countAsks(tab: Page): () => number {
  let asks = 0;
  tab.on("request", (request) => new URL(request.url()).pathname === "/api/v1/shoppingcarts" && asks++);
  return () => asks;
}

test("CRT-05 CRT-08 a cart changed in another tab shows in this one, which asks once, a hidden one when it is looked at; where the cart cannot be read the count stays", async ({
  page,
  context,
  visit,
  control,
  guard,
}) => {
  for (const pattern of [
    /status of 500/,
    /the cart of the other tab could not be read/,
    /the cart could not be read; the count of the page stays/,
  ])
    guard.allowConsole(pattern);
  const said = complaints(page);
  const here = countAsks(page);
  await open(page, visit);
  const other = await context.newPage();
  const there = countAsks(other);
  const { ready, add } = orderForm(other);
  const orders = async (): Promise<void> => {
    await add.click();
    await expect(dialog(other)).toBeVisible();
  };
  await test.step("what the other tab orders", async () => {
    await other.goto(products.diary.path);
    await live(other.locator(".cart-widget"));
    await ready();
    await orders();
    await expect(cartCount(page)).toHaveText("1");
    await expect(cartCount(other)).toHaveText("1");
    await other.keyboard.press("Escape");
    await orders();
    // Each tab when it was opened, and this one after each of the two orders.
    await expect.poll(here).toBe(3);
    // What this tab might have answered to the first order would have made the other one ask by now.
    expect(there()).toBe(1);
  });
  await test.step("what the other tab changes on its cart page", async () => {
    await dialog(other).getByRole("link", { name: "Go to the cart" }).click();
    await other.getByRole("button", { name: /^Remove/ }).click();
    await expect(other.getByText("Your cart is empty.")).toBeVisible();
    await expect(cartCount(page)).toHaveText("0");
    // The tabs do not go on telling each other.
    expect(here()).toBe(4);
  });
  await test.step("a hidden tab asks when it is looked at, once", async () => {
    await show(page, "hidden");
    await other.goBack();
    await ready();
    for (let times = 0; times < 2; times++) {
      await orders();
      await other.keyboard.press("Escape");
      await expect(dialog(other)).toHaveCount(0);
    }
    expect(here()).toBe(4);
    await show(page, "visible");
    await expect(cartCount(page)).toHaveText("1");
    expect(here()).toBe(5);
    await complained(said, []);
  });
  await test.step("when the cart of the other tab cannot be read the count stays, with a line in the console", async () => {
    await fill(page, 1, "v1011");
    await control.answer({ path: "/api/v1/shoppingcarts", status: 500 });
    await orders();
    await expect.poll(here).toBe(6);
    await complained(said, [/status of 500/, /the cart of the other tab could not be read/]);
    await expect(cartCount(page)).toHaveText("1");
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step("when the server does not tell the cart, the count of the page stays", async () => {
    await control.answer({ path: "/api/v1/shoppingcarts", status: 500 });
    await serveLab(control, { cached });
    const answer = page.waitForResponse("**/api/v1/shoppingcarts");
    await visit("/lab/cached");
    await (await answer).finished();
    await countIsSettled(page);
    await expect(cartCount(page)).toHaveText("7");
  });
});
