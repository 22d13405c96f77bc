// The pages of the shop, and the states that islands add to them, as visitors come to them.
import { expect, type Page } from "@playwright/test";
import { banner, countIsSettled, dialog, hasChosen, live, orderForm, products } from "./visitor.ts";

export const order = (page: Page, variant = "v4441") =>
  page.request.post("/api/v1/catalog/products/addtocart", {
    data: { ProductVariantId: variant, Quantity: 2, Name: "" },
  });

export const pages = [
  "/en",
  "/en/catalog/candles?display=list",
  products.diary.path,
  "/en/product/deck-socks-merino-wool",
  "/en/product/stoneware-mug-lagoon-glaze",
  "/en/shoppingcarts",
  "/en/contact",
  "/en/security/login",
  "/en/news/behind-the-dunes",
  "/en/news",
  "/en/terms",
  "/en/cookies",
  "/en/delivery",
  "/en/inspiration",
  "/en/workshops",
  "/en/business",
  "/en/catalog/tag?tag=coffee",
  "/en/catalog?q=linen",
  "/en/catalog/supplier?q=am",
  "/en/catalog/references?q=bar",
  "/en/payment",
  "/en/payment/done?method=2",
  "/en/checkout",
  "/en/security/register",
  "/en/offers",
  "/en/informations",
];

/** Of customers only. */
export const signedInPages = [
  "/en/account/addresses",
  "/en/account/prepaid",
  "/en/sales/orders",
  "/en/catalog/wishlist/list",
  "/en/account/security",
  "/en/security/twofactorhome",
  "/en/security/changepassword",
  "/en/sales/refunds?orderId=10402",
];

/** Shows a page in place. */
export async function walk(page: Page, path: string): Promise<void> {
  expect(await page.evaluate((url) => window.atoll!.visit(url), path)).toBe(true);
  await page.evaluate(() => document.fonts.ready);
}

/** How somebody comes to a state that islands make. */
export interface State {
  name: string;
  path: string;
  /** Where the page has become another, when that is neither in its section nor in a dialog. */
  part?: string;
  show(page: Page): Promise<unknown>;
}

/** Each list is seen in one go, by visitors unless it says who they are. */
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
          await page.getByRole("button", { name: "Empty the cart" }).click();
          await expect(dialog(page)).toContainText("Take everything out of your cart?");
        },
      },
      {
        name: "the delivery dialog",
        path: products.diary.path,
        show: async (page) => {
          await page.getByRole("link", { name: "Delivery info" }).click();
          await expect(dialog(page).getByRole("table")).toBeVisible();
        },
      },
    ],
  },
  {
    some: [
      {
        // First: once somebody has pressed the mouse, what a script gives the focus counts as come by mouse.
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
        name: "the help menu in the header",
        path: "/en/news",
        part: "header",
        show: async (page) => {
          await live(page.locator(".help"));
          await page.locator(".help .dropdown-toggle").hover();
          await expect(page.locator(".help .dropdown-menu")).toBeVisible();
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
          await page.getByRole("button", { name: "Send the message" }).click();
          await expect(dialog(page)).toContainText("did not answer as it should");
        },
      },
      {
        name: "a refused message",
        path: "/en/contact",
        show: async (page) => {
          await page.getByRole("button", { name: "Send the message" }).click();
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
          await expect(dialog(page)).toContainText("This video comes from YouTube");
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
          await dialog(page).getByRole("button", { name: "Add to the list" }).click();
          await page.getByRole("button", { name: "Return to shopping" }).click();
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
          await page.getByRole("link", { name: "Change the address of order 10414" }).click();
          await expect(dialog(page).getByRole("button", { name: "Ask for this address" })).toBeVisible();
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
          await page.getByRole("button", { name: "Edit the name" }).click();
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

/** A visitor with something in the cart comes to `path`. */
export async function arrive(
  page: Page,
  visit: (path: string) => Promise<unknown>,
  path: string,
  chosen = true,
): Promise<void> {
  if (chosen) await hasChosen(page);
  await order(page);
  await visit(path);
  await live(page.locator(".cart-widget"));
}

/** What the browser says by itself of an answer that is none, and of one that refuses. */
export function allowFailures(guard: { allowConsole(pattern: RegExp): void }, name: string): void {
  if (name.startsWith("the notice")) guard.allowConsole(/ERR_FAILED/);
  if (name.startsWith("news")) guard.allowConsole(/ERR_FAILED|news could not be loaded/);
  if (name.startsWith("a refused message")) guard.allowConsole(/422/);
}

/** What sticks out of the window sideways, when the page can be scrolled sideways. */
export const overflow = (page: Page): Promise<string[]> => page.evaluate(findOverflow);

/** Runs in the page. */
export function findOverflow(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const isOut = ({ left, right }: DOMRect) => right > innerWidth + 1 || left < -1;
  return [
    "the page",
    ...[...document.body.querySelectorAll("*")]
      .filter((element) => isOut(element.getBoundingClientRect()) && !element.closest(".menu ul, .table-responsive"))
      .slice(0, 5)
      .map((element) => (element.cloneNode(false) as Element).outerHTML.slice(0, 100)),
  ];
}
