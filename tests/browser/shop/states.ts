// The states that islands add to the pages of the shop.
import { expect, type Page } from "@playwright/test";
import { banner, countIsSettled, dialog, live, orderForm, products } from "./visitor.ts";

/** A state that islands create, and how to reach it. */
export interface State {
  name: string;
  path: string;
  /** The changed part of the page, when it is neither in the page section nor in a dialog. */
  part?: string;
  show(page: Page): Promise<unknown>;
}

/** Each list is one test. `who` is the kind of visitor; by default a returning visitor who is not signed in. */
export const states: { who?: "newcomer" | "customer" | "waiting"; some: State[] }[] = [
  {
    who: "newcomer",
    some: [
      {
        name: "the cookie banner",
        path: "/en",
        part: "form.atoll-consent",
        show: (page) => expect(banner(page)).toBeVisible(),
      },
    ],
  },
  {
    some: [
      {
        name: "the confirmation of an order",
        path: products.coffee.path,
        show: async (page) => {
          await orderForm(page).form.scrollIntoViewIfNeeded();
          await orderForm(page).ready();
          await orderForm(page).add.click();
          await expect(dialog(page)).toBeVisible();
        },
      },
      {
        name: "a refused quantity",
        path: products.diary.path,
        show: async (page) => {
          await orderForm(page).form.scrollIntoViewIfNeeded();
          await orderForm(page).ready();
          await orderForm(page).quantity.fill("1.5");
          await expect(orderForm(page).note).toBeVisible();
        },
      },
      {
        name: "the question before the cart is emptied",
        path: "/en/shoppingcarts",
        show: async (page) => {
          await page.getByRole("button", { name: "Empty cart" }).click();
          await expect(dialog(page)).toContainText("Remove everything from your cart?");
        },
      },
      {
        name: "the delivery dialog",
        path: products.diary.path,
        show: async (page) => {
          await page.getByRole("link", { name: "Delivery information" }).click();
          await expect(dialog(page).getByRole("table")).toBeVisible();
        },
      },
    ],
  },
  {
    some: [
      {
        // First in the list: after a mouse press, focus set by script no longer matches :focus-visible.
        name: "the lines of the cart in the header",
        path: "/en/news",
        part: "header",
        show: async (page) => {
          await countIsSettled(page);
          await page.locator(".cart-link").focus();
          await expect(page.locator(".atoll-cart-panel .cart-items")).toBeVisible();
        },
      },
      {
        name: "the menu of the journal",
        path: "/en/news",
        part: "header",
        show: async (page) => {
          await live(page.locator(".news-menu"));
          await page.locator(".news-menu .dropdown-toggle").hover();
          await expect(page.locator(".news-menu .dropdown-menu")).toBeVisible();
        },
      },
      {
        name: "the suggestions of the search box",
        path: "/en/news",
        part: "header",
        show: async (page) => {
          await page.locator("#site-search").fill("coffee");
          await expect(page.locator(".atoll-options .atoll-options-group")).toBeVisible();
          await page.keyboard.press("ArrowDown");
        },
      },
      {
        name: "news that did not come",
        path: "/en/news?day=2026-11-05",
        show: async (page) => {
          await page.route("**/widget/news/**", (route) => route.abort());
          await page.locator(".news-calendar").scrollIntoViewIfNeeded();
          await live(page.locator("[data-island=news-calendar]"));
          await page.locator(".news-calendar [rel=prev]").click();
          await expect(page.locator(".news [role=alert]")).toBeVisible();
        },
      },
    ],
  },
  {
    some: [
      {
        name: "the notice that a form got no answer",
        path: "/en/contact",
        show: async (page) => {
          await page.route("**/en/contact", (route) => route.abort());
          await page.getByLabel("Your name").fill("Ada");
          await page.getByRole("button", { name: "Send message" }).click();
          await expect(dialog(page)).toContainText("did not respond as expected");
        },
      },
      {
        name: "a refused message",
        path: "/en/contact",
        show: async (page) => {
          await page.getByRole("button", { name: "Send message" }).click();
          await expect(page.getByLabel("Your name")).toBeFocused();
        },
      },
      {
        name: "the map of the shops",
        path: "/en/contact",
        show: async (page) => {
          await page.locator("[data-island=map]").scrollIntoViewIfNeeded();
          await page.getByRole("button", { name: "Show it this time" }).click();
          await expect(page.locator(".leaflet-marker-icon").first()).toBeVisible();
        },
      },
      {
        name: "the large photo",
        path: products.diary.path,
        show: async (page) => {
          await live(page.locator("[data-island=gallery]"));
          await page.locator(".photo-link").first().click();
          await expect(dialog(page)).toBeVisible();
          await page.keyboard.press("+");
          await expect(dialog(page).getByRole("button", { name: "Zoom out" })).toBeVisible();
        },
      },
      {
        name: "a film that asks first",
        path: "/en/news/behind-the-dunes",
        show: async (page) => {
          await page.locator(".film").first().scrollIntoViewIfNeeded();
          await live(page.locator(".film").first());
          await page.locator(".film").first().click();
          await expect(dialog(page)).toContainText("This video is provided by YouTube");
        },
      },
    ],
  },
  {
    some: [
      {
        name: "a checked list of the order pad",
        path: "/en/catalog/orderpad",
        show: async (page) => {
          await page.locator("[data-island=order-pad]").scrollIntoViewIfNeeded();
          await live(page.locator("[data-island=order-pad]"));
          await page.getByLabel("Item numbers and quantities").fill("KIT-340;4\nCOF-105;5\nCOF-114;1\nKIT-3400;3");
          await page.getByRole("button", { name: "Check list" }).click();
          await expect(page.getByRole("heading", { name: "Your list" })).toBeFocused();
        },
      },
      {
        name: "a cutting plan, and a row that cannot be read",
        path: products.rope.path,
        show: async (page) => {
          const section = page.locator(".cut-list");
          const plan = section.getByRole("button", { name: "Plan cuts" });
          await section.scrollIntoViewIfNeeded();
          await live(section.locator("[data-island=cut-list]"));
          await section.getByLabel("Length in metres, row 1").fill("2.7");
          await section.getByLabel("Number of pieces, row 1").fill("3");
          await plan.click();
          await expect(section.getByText("Your cutting plan")).toBeFocused();
          await section.getByLabel("Length in metres, row 2").fill("long");
          await plan.click();
          const message = section.getByText("Row 2: please enter the length in metres, such as 2.5 m.");
          await expect(message.locator("..")).toBeFocused();
        },
      },
      {
        name: "the visitor's own shared cart",
        path: "/en/shoppingcarts",
        show: async (page) => {
          await page.getByRole("button", { name: "Share this cart" }).click();
          await page.locator(".shared-link").scrollIntoViewIfNeeded();
          await live(page.locator(".shared-link [data-island=share]"));
        },
      },
    ],
  },
  {
    who: "customer",
    some: [
      {
        name: "the choice of a wishlist for something that is on it",
        path: products.diary.path,
        show: async (page) => {
          await page.getByRole("link", { name: "Add to wishlist" }).click();
          await live(dialog(page).locator("[data-island=wishlist-picker]"));
          await dialog(page).getByRole("button", { name: "Add to list" }).click();
          await page.getByRole("button", { name: "Continue shopping" }).click();
          await page.getByRole("link", { name: "Add to wishlist" }).click();
          await expect(dialog(page).getByRole("button", { name: "Remove from all lists" })).toBeVisible();
        },
      },
      {
        name: "the step with the QR code",
        path: "/en/account/security",
        show: async (page) => {
          await page.locator("#two-factor-link").click();
          await live(dialog(page).locator("[data-island=two-factor]"));
          await dialog(page).getByRole("link", { name: "With an authenticator app" }).click();
          await live(dialog(page).locator("[data-island=qr-code]"));
        },
      },
      {
        name: "the dialog with another delivery address, over a customer's orders",
        path: "/en/sales/orders",
        show: async (page) => {
          await page.locator(".past-order-lines summary").first().click();
          await page.getByRole("link", { name: "Change address of order 10414" }).click();
          await expect(dialog(page).getByRole("button", { name: "Request this address" })).toBeVisible();
        },
      },
      {
        name: "a refund with a quantity that is too much",
        path: "/en/sales/refunds?orderId=10402",
        show: async (page) => {
          await live(page.locator("[data-island=refund]"));
          await page.getByLabel("Quantity of Highball glass").fill("7");
          await page.keyboard.press("Tab");
          await expect(page.locator(".atoll-refund-note")).toBeVisible();
        },
      },
      {
        name: "a wishlist whose name is edited",
        path: "/en/catalog/wishlist/list?Id=81",
        show: async (page) => {
          await page.getByRole("button", { name: "Edit name" }).click();
          await expect(page.getByLabel("Name of the list")).toBeFocused();
        },
      },
    ],
  },
  {
    who: "waiting",
    some: [
      {
        name: "the popup with a code",
        path: "/en/offers/gifts",
        show: async (page) => {
          await live(page.locator("[data-island=popup]"));
          await page.clock.fastForward(3_000);
          await expect(dialog(page)).toContainText("ZOMER10");
        },
      },
      {
        name: "the banner at the foot of the window",
        path: "/en/offers/last-pieces",
        part: ".atoll-popup-banner",
        show: async (page) => {
          await live(page.locator("[data-island=popup-banner]"));
          await page.clock.fastForward(3_000);
          await expect(page.locator(".atoll-popup-banner")).toBeVisible();
        },
      },
    ],
  },
];

/** Console errors that the browser logs itself for a failed or a refused request. */
export function allowFailures(guard: { allowConsole(pattern: RegExp): void }, name: string): void {
  if (name.startsWith("the notice")) guard.allowConsole(/ERR_FAILED/);
  if (name.startsWith("news")) guard.allowConsole(/ERR_FAILED|news could not be loaded/);
  if (name.startsWith("a refused message")) guard.allowConsole(/422/);
}
