// A lab page with the choice of a pickup point, and what its tests share.
import { expect, type Locator, type Page } from "@playwright/test";
import type { Control } from "../../browser/guard/control.ts";
import { type LabPage, serveLab, shopStyle } from "../../browser/lab.ts";
import { live } from "../../browser/shop/visitor.ts";

/** Friday morning in Brussels. */
export const friday = new Date("2026-11-20T10:00:00+01:00");
/** The name of a point, with characters that have a meaning in HTML. */
export const marked = 'Bar "De <Hak>" & Zoon';

interface Checkout {
  lang?: string;
  dir?: "rtl";
  provider?: string;
  methodId?: string;
  /** More attributes for the island. */
  attributes?: string;
  /** The shopper's address. */
  place?: { postalCode?: string; city?: string };
  /** The point as rendered by the server. */
  summary?: string;
  map?: Record<string, unknown>;
}

const map = {
  tiles: "/theme/tiles/{z}/{x}/{y}.svg",
  attribution: "© Lagune",
  addresses: "laguneAddresses",
  mapsKey: "of-the-page",
};

function checkoutPage({
  lang = "en",
  dir,
  provider = "parcelpoint",
  methodId = "3",
  attributes = "",
  place = { postalCode: "9000", city: "Gent" },
  summary = "No pickup point yet.",
  map: more,
}: Checkout = {}): LabPage {
  const query = new URLSearchParams({
    shippingMethodId: methodId,
    carrierGatewayId: "7",
    countryId: "1",
    city: "Brugge",
    postCode: "8000",
    address: "",
  });
  return {
    title: "Checkout",
    lang,
    // For documents with that direction.
    bodyClass: dir ?? "",
    head: `${shopStyle}<script src="/theme/addresses.js" nonce="{{nonce}}"></script>${
      dir
        ? `<script
      nonce="{{nonce}}">document.documentElement.dir = "${dir}"</script>`
        : ""
    }`,
    settings: {
      culture: lang,
      locale: lang,
      system: "Lagune",
      consent: { stamp: "2026-11" },
      islands: { map: { ...map, ...more } },
    },
    page: `<h1>Checkout</h1><form id="checkout" class="container-xl" method="post" action="/lab/checkout">
<label>First name <input name="BillingFirstName" value="An"></label><label>Last name <input name="BillingLastName"
  value="Peeters"></label>
<label>Postcode <input name="BillingPostalCode" value="${place.postalCode ?? ""}"></label><label>City <input
  name="BillingCity" value="${place.city ?? ""}"></label>
<label><input type="checkbox" name="SameAddressForShipping" value="true" checked> The same address</label>
<div data-island="pickup-points" data-method-id="${methodId}" data-provider="${provider}" data-country-code="BE"
  data-time-zone="Europe/Brussels" ${attributes}>
<p class="summary">${summary}</p><a id="pickup-link"
  href="/en/shippings/pickuppoint/search?${query.toString().replaceAll("&", "&amp;")}">Choose a pickup point</a></div>
<label>Remarks <input name="Remarks"></label></form>`,
  };
}

export const serveCheckout = (control: Control, checkout?: Checkout): Promise<void> =>
  serveLab(control, { checkout: checkoutPage(checkout) });

export const island = (page: Page): Locator => page.locator("[data-island=pickup-points]");
export const link = (page: Page): Locator => page.locator("#pickup-link");
export const picker = (page: Page): Locator => page.locator("dialog.atoll-pickup");
export const points = (page: Page): Locator => picker(page).locator(".atoll-pickup-point");
export const point = (page: Page, name: string | RegExp): Locator => picker(page).getByRole("radio", { name });
export const chooseButton = (page: Page): Locator => picker(page).locator(".atoll-pickup-end").getByRole("button");
export const resultText = (page: Page): Locator => picker(page).locator(".atoll-pickup-bar output");

/** The texts about a point's opening hours. */
export const facts = (page: Page, name: string): Promise<string[]> =>
  points(page)
    .filter({ has: page.getByRole("radio", { name }) })
    .locator(".atoll-pickup-fact")
    .allTextContents();

/** Opens the served page, then the dialog. */
export async function openPicker(page: Page, visit: (path: string) => Promise<unknown>): Promise<void> {
  await visit("/lab/checkout");
  await live(island(page));
  await link(page).click();
  await expect(picker(page)).toBeVisible();
}

export const searchPath = (provider = "parcelpoint"): string => `/api/v1/shipping/${provider}/getpickuppoints`;
export const savePath = "/api/v1/shoppingcarts/externalpickuppoint";

/** Request bodies for a path, oldest first. */
export const sent = async (control: Control, path: string): Promise<any[]> =>
  (await control.log()).filter((entry) => entry.path === path).map(({ body }) => JSON.parse(body ?? "null"));
