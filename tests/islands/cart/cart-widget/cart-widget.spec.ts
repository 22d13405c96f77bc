import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { labHtml, serveLab, shopStyle } from "../../../browser/lab.ts";
import { pendingWorkDone } from "../../../browser/navigation/watch.ts";
import {
  cartCount,
  countIsSettled,
  dialog,
  setConsentCookie,
  heading,
  live,
  orderForm,
  products,
} from "../../../browser/shop/visitor.ts";
import { walk } from "../../../browser/shop/visits.ts";
import { addToCartPath } from "../../../browser/orders.ts";

const itemsPath = "/en/widget/shoppingcartitems";
const panel = (page: Page) => page.locator(".atoll-cart-panel");
const link = (page: Page) => page.locator(".cart-link");

test.beforeEach(({ page }) => setConsentCookie(page));

/** Adds a diary to the visitor's cart, as another browser tab might. */
const fill = (page: Page, quantity = 1, variant = "v4441") =>
  page.request.post(addToCartPath, { data: { ProductVariantId: variant, Quantity: quantity, Name: "" } });

async function open(page: Page, visit: (path: string) => Promise<unknown>, path = "/en/terms"): Promise<void> {
  await visit(path);
  await countIsSettled(page);
}

test(
  "CRT-05 LOC-04 the count follows orders and removals by lines, and shows on the next page",
  { tag: "@both" },
  async ({ page, visit }) => {
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
    await test.step("a line that is removed on the cart page is no longer counted", async () => {
      await link(page).click();
      await expect(heading(page)).toHaveText("Your cart");
      await page.getByRole("button", { name: /^Remove/ }).click();
      await expect(page.getByText("Your cart is empty.")).toBeVisible();
      await countIsSettled(page);
      await expect(cartCount(page)).toHaveText("0");
    });
  },
);

test("LOC-04 CRT-05 the cart shows and announces its count in French @all", async ({ page, visit }) => {
  await open(page, visit, "/fr/terms");
  await expect(link(page)).toHaveAccessibleName(/0 produit dans votre panier$/);
  await fill(page);
  await page.evaluate(() => document.dispatchEvent(new CustomEvent("cart:changed", { detail: {} })));
  await expect(link(page)).toHaveAccessibleName(/[^\d]1 produit dans votre panier$/);
  await link(page).focus();
  await expect(panel(page)).toContainText("1 produit dans votre panier");
  await page.keyboard.press("Escape");
  await fill(page, 1, "v1011");
  await walk(page, "/fr/contact");
  // The server has rendered the count of the new page.
  await expect(link(page)).toHaveAccessibleName(/2 produits dans votre panier$/);
  await countIsSettled(page);
  await link(page).hover();
  await expect(panel(page)).toContainText("2 produits dans votre panier");
});

/** Code of the widget. */
const code = /\/cart-widget\.\w+\.js$/;

test("CRT-05 hover or focus opens the cart's lines, or an error; leaving or Escape closes them @all", async ({
  page,
  visit,
  control,
}) => {
  await page.clock.install();
  const before =
    '<a href="/en/terms" id="before">Before</a> <div class="cart-widget" data-island="cart-widget">' +
    '<a class="cart-link" href="/en/shoppingcarts">Cart (<b data-cart-count>0</b>)</a></div>';
  await serveLab(control, { cart: { head: shopStyle, before, page: "<h1>Lab</h1>" } });
  // In the shape of this page, not of the shop's.
  const product = { status: 200, contentType: "text/html", body: labHtml({ before, page: "<h1>The diary</h1>" }) };
  await control.answer({ path: products.diary.path, ...product });
  const leave = (): Promise<void> => page.mouse.move(10, 600);
  const closed = (): Promise<void> => expect(panel(page)).toHaveCount(0);
  await test.step("a focus that was there before the code opens the panel", async () => {
    const release = await hold(page, code, { times: 1 });
    await visit("/lab/cart");
    await link(page).focus();
    release();
    await expect(panel(page)).toContainText("Your cart is empty.");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await closed();
  });
  await test.step("a pointer that was there before the code only needs to move", async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const release = await hold(page, code, { times: 1 });
    await visit("/lab/cart");
    await link(page).hover();
    release();
    await countIsSettled(page);
    const { x, y } = (await link(page).boundingBox())!;
    await page.mouse.move(x + 5, y + 5);
    await expect(panel(page)).toBeVisible();
    await leave();
    await closed();
  });
  await test.step("the panel shows that it is loading, then the lines; Escape closes it", async () => {
    await fill(page, 2);
    const release = await hold(page, `**${itemsPath}`, { times: 1 });
    await link(page).hover();
    await expect(panel(page)).toHaveAttribute("aria-busy", "true");
    await expect(panel(page)).toContainText("Loading your cart…");
    release();
    await expect(panel(page)).toContainText("Desk diary 2027, coral");
    await page.keyboard.press("Escape");
    await closed();
    await leave();
  });
  await test.step("the lines stay while the pointer is over them", async () => {
    await link(page).hover();
    await panel(page).getByRole("link", { name: "Go to cart" }).hover();
    await page.clock.runFor(1_000);
    await expect(panel(page)).toBeVisible();
    await leave();
    await closed();
  });
  await test.step("by keyboard, focus opens the lines; Escape closes them and keeps the focus", async () => {
    await page.locator("#before").focus();
    await page.keyboard.press("Tab");
    await expect(link(page)).toBeFocused();
    await expect(panel(page)).toContainText("Desk diary 2027, coral");
    await page.keyboard.press("Escape");
    await closed();
    await expect(link(page)).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(panel(page)).toContainText("Desk diary 2027, coral");
    await page.keyboard.press("Tab");
    await expect(panel(page).getByRole("link", { name: "Desk diary 2027, coral" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await closed();
  });
  await test.step("a click in the list opens the product in place and closes the panel", async () => {
    await link(page).hover();
    await panel(page).getByRole("link", { name: "Desk diary 2027, coral" }).click();
    await expect(heading(page)).toHaveText("The diary");
    await closed();
  });
});

/** The lines of a cart as a fragment in which they can be edited. */
const editable = (ids: readonly string[]): string => {
  const line = (id: string): string =>
    `<p data-cart-line="${id}" data-quantity="1"><label>Note ${id} <input name="Note[${id}]"></label>` +
    `<button data-line-remove>Remove ${id}</button></p>`;
  return ids.length > 0 ? `<form data-island="cart-lines">${ids.map(line).join("")}</form>` : "<p>No products.</p>";
};

test("CRT-05 with a drawer a click on the link shows the lines at the side of the window", async ({
  page,
  visit,
  control,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await fill(page, 2);
  const before =
    '<p data-island="cart-widget" data-panel="drawer"><a class="cart-link" href="/en/shoppingcarts">' +
    "Cart (<b data-cart-count>1</b>)</a></p>";
  await serveLab(control, { drawer: { before, page: "<h1>Lab</h1>" } });
  await visit("/lab/drawer");
  await live(page.locator("[data-island=cart-widget]"));
  await link(page).hover();
  // The code of the drawer, which brings its styles, loads after the island is live.
  await page.waitForFunction(() =>
    document.adoptedStyleSheets.some((sheet) =>
      [...sheet.cssRules].some(({ cssText }) => cssText.includes("atoll-cart-drawer")),
    ),
  );
  await expect(panel(page)).toHaveCount(0);
  await link(page).dblclick();
  await expect(dialog(page)).toHaveCount(1);
  await expect(dialog(page)).toHaveAccessibleName("Your cart");
  await expect(dialog(page)).toContainText("Desk diary 2027, coral");
  const { x, y, width, height } = (await dialog(page).boundingBox())!;
  const window = page.viewportSize()!;
  expect([Math.round(x + width), Math.round(y), Math.round(height)]).toEqual([window.width, 0, window.height]);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(link(page)).toBeFocused();
  await test.step("in a list that can be edited a removal moves the focus on and keeps typed text", async () => {
    let lines = ["a", "b"];
    await page.route(`**${itemsPath}`, (route) => route.fulfill({ contentType: "text/html", body: editable(lines) }));
    await page.route("**/shoppingcartitems/*", (route) => {
      lines = lines.filter((id) => !route.request().url().endsWith(`/${id}`));
      return route.fulfill({ status: 204 });
    });
    await link(page).click();
    const remove = (id: string) => dialog(page).getByRole("button", { name: `Remove ${id}` });
    await live(dialog(page).locator("form[data-island]"));
    await dialog(page).getByLabel("Note b").fill("As a gift");
    await remove("a").press("Enter");
    await expect(dialog(page).locator("[data-cart-line=a]")).toHaveCount(0);
    await expect(remove("b")).toBeFocused();
    // The typed note stays when the lines load again.
    await expect(dialog(page).getByLabel("Note b")).toHaveValue("As a gift");
    await live(dialog(page).locator("form[data-island]"));
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toContainText("No products.");
    await expect(dialog(page).getByRole("heading", { name: "Your cart" })).toBeFocused();
    await page.unrouteAll();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  });
});

/** Counts a tab's requests for the cart. */
function countCartRequests(tab: Page): () => number {
  let requests = 0;
  tab.on("request", (request) => new URL(request.url()).pathname === "/api/v1/shoppingcarts" && requests++);
  return () => requests;
}

/** Opens a second tab with an order form. */
async function openOrderingTab(page: Page, path: string) {
  const tab = await page.context().newPage();
  const requests = countCartRequests(tab);
  await tab.goto(path);
  await live(tab.locator(".cart-widget"));
  const { ready, add } = orderForm(tab);
  await ready();
  return {
    tab,
    requests,
    order: async (): Promise<void> => {
      await add.press("Enter");
      await expect(dialog(tab)).toBeVisible();
    },
  };
}

test("CRT-05 CRT-08 an order or a removal in another tab updates the count of this one, once", async ({
  page,
  visit,
}) => {
  const requestsHere = countCartRequests(page);
  await open(page, visit);
  const { tab, requests: requestsThere, order } = await openOrderingTab(page, products.diary.path);
  await test.step("an order in the other tab updates this one", async () => {
    await order();
    await expect(cartCount(page)).toHaveText("1");
    await expect(cartCount(tab)).toHaveText("1");
    // The tab requests it when it opens, and after the order.
    await expect.poll(requestsHere).toBe(2);
    // If this tab answered the broadcast, the other tab would have requested the cart again.
    for (const each of [page, tab]) await pendingWorkDone(each);
    expect(requestsThere()).toBe(1);
  });
  await test.step("a change on the other tab's cart page updates this one", async () => {
    await dialog(tab).getByRole("link", { name: "Go to cart" }).click();
    await tab.getByRole("button", { name: /^Remove/ }).click();
    await expect(tab.getByText("Your cart is empty.")).toBeVisible();
    await expect(cartCount(page)).toHaveText("0");
    // The tabs do not keep notifying each other.
    for (const each of [tab, page]) await pendingWorkDone(each);
    expect(requestsHere()).toBe(3);
  });
});
