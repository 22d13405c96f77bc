// The lab's checkout with its two address pickers and the page of the address form, and what their tests share.
import type { Locator, Page } from "@playwright/test";
import type { Control } from "../../../browser/guard/control.ts";
import { type LabPage, serveLab, shopStyle } from "../../../browser/lab.ts";
import { visibleDialog } from "../../../browser/navigation/logins.ts";
import { live } from "../../../browser/shop/visitor.ts";

type Kind = "Billing" | "Shipping";

export const ada = {
  id: "7",
  company: "",
  "first-name": "Ada",
  "last-name": "Smit",
  street1: "Kaai",
  street2: "",
  "house-number": "3",
  "box-number": "",
  "postal-code": "8400",
  city: "Ostend",
  "country-id": "1",
  vat: "",
  "account-type": "Private",
};
export const mill = {
  ...ada,
  id: "8",
  company: "Moulin & co",
  "first-name": "Bo",
  street1: "Rue du Moulin",
  "house-number": "12",
  "box-number": "b",
  "postal-code": "59000",
  city: "Lille",
  "country-id": "2",
  vat: "FR1",
  "account-type": "Company",
};
export const fresh = { ...ada, id: "9", "first-name": "<b>Cy</b>", city: "Ghent", "postal-code": "9000" };
type Address = Partial<typeof ada> & { id: string };

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
const nameOf = (kind: Kind): string => `Existing${kind}AddressId`;

/** The address picker as the server renders it. */
export const picker = (
  kind: Kind,
  addresses: Address[],
  chosen: string,
  flags = "data-can-add data-can-edit",
): string => `<div data-island="address-picker" id="${kind}-picker" data-type="${kind}"
  data-input-name="${nameOf(kind)}" data-selected="${chosen}" ${flags}>
${addresses
  .map(
    ({ id, ...address }) =>
      `<p><label><input type="radio" name="${nameOf(kind)}" value="${id}"${id === chosen ? " checked" : ""}
        ${Object.entries(address)
          .map(([name, value]) => `data-${name}="${escape(value)}"`)
          .join(" ")}> ${escape(`${address["first-name"]} in ${address.city}`)}</label>
          <a href="/lab/address?id=${id}&amp;type=${kind}" data-address-edit>Change ${id}</a></p>`,
  )
  .join("")}
<p><a href="/lab/address?type=${kind}" data-address-add>New ${kind} address</a></p></div>`;

const fields = ["Company", "FirstName", "LastName", "Street1", "Street2", "HouseNumber", "BoxNumber", "PostalCode"];
/** The billing fields are hidden except for the town; the delivery fields are visible. */
export const checkoutPage = (
  more = "",
  addresses: Address[] = [ada, mill],
  flags?: string,
): string => `<div class="container-xl"><h1>Checkout</h1><form id="checkout" class="account-form" method="post"
  action="/lab/checkout">
<fieldset><legend>Billing</legend><div class="field-wide">${picker("Billing", addresses, "7", flags)}</div>
${[...fields, "VAT"].map((name) => `<input type="hidden" name="Billing${name}" value="">`).join("")}
<label class="field">Town <input class="form-control" id="City" name="BillingCity"></label><label
  class="field">Country <select class="form-select" name="BillingCountryId"><option value="1">Belgium</option><option
    value="2">France</option></select></label>
<div><label><input type="radio" name="AccountType" value="Private" checked> Private</label>
  <label><input type="radio" name="AccountType" value="Company"> Company</label></div></fieldset>
<fieldset><legend>Delivery</legend><div class="field-wide">${picker("Shipping", addresses, "7", flags)}</div>
${[...fields, "City"]
  .map(
    (name) => `<label class="field">${name} <input class="form-control"
  name="${name}"></label>`,
  )
  .join("")}<input type="hidden" name="CountryId" value="1"></fieldset>
<div class="field" data-island="vat-number"><label for="vat">VAT number</label>
  <input class="form-control" id="vat" name="VatToCheck" autocomplete="off"></div><label>Remarks <input
    name="Remarks"></label>${more}</form></div>`;

/** The page of the address form; its ids are the same as on the page behind it. */
export const addressPage = (
  error = "",
  town = "",
  more = "",
): string => `<div class="container-xl"><header class="page-head"><h1>Your address</h1></header><form method="get"
  action="/lab/find"><input name="q"></form><form class="account-form" id="checkout" method="post"
    action="?returnUrl=%2Flab%2Fcheckout">
<input type="hidden" name="__RequestVerificationToken" value="t1"><input type="hidden" name="Id" value="">${more}
<div class="field"><label class="form-label" for="City">City</label>
  <input class="form-control${error && " input-validation-error"}" id="City" name="City" value="${town}"
    aria-describedby="City-error"${error && ' aria-invalid="true"'}><span class="field-validation-error"
      id="City-error">${error}</span></div>
<div class="account-buttons"><button class="btn btn-primary" name="save" value="1">Save</button>
  <a class="btn btn-link" href="/lab/checkout">Back</a></div></form></div>`;

export const address = { head: shopStyle, title: "Address", page: addressPage() };
export const checkout = (more?: Parameters<typeof checkoutPage>, rest: LabPage = {}): LabPage => ({
  head: shopStyle,
  page: checkoutPage(...(more ?? [])),
  ...rest,
});

/** From now on answers requests for pickers; returns the query of each request. */
export async function answerPickers(page: Page, addresses: Address[], chosen?: string): Promise<URLSearchParams[]> {
  const queries: URLSearchParams[] = [];
  await page.route("**/widget/DeliveryAddressPicker*", (route) => {
    const { searchParams } = new URL(route.request().url());
    queries.push(searchParams);
    return route.fulfill({
      contentType: "text/html",
      body: picker(searchParams.get("type") as Kind, addresses, chosen ?? searchParams.get("selectedAddressId")!),
    });
  });
  return queries;
}
export const saves = (control: Control): Promise<unknown> =>
  control.answer({ path: "/lab/address", method: "POST", status: 303, headers: { Location: "/lab/checkout" } });
export const posts = async (control: Control): Promise<(string | undefined)[]> =>
  (await control.log())
    .filter(({ path, method }) => path === "/lab/address" && method === "POST")
    .map(({ body }) => body);

export const billing = (page: Page): Locator => page.locator("#Billing-picker");
export const shipping = (page: Page): Locator => page.locator("#Shipping-picker");
export const dialog = (page: Page): Locator => visibleDialog(page);
export const values = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...new FormData(document.querySelector<HTMLFormElement>("#page form")!)].map(([name, value]) => [
        name,
        String(value),
      ]),
    ),
  );

export async function open(
  page: Page,
  control: Control,
  visit: (path: string) => Promise<unknown>,
  pages: Record<string, LabPage> = {},
): Promise<void> {
  await serveLab(control, { checkout: checkout(), address, ...pages });
  await visit("/lab/checkout");
  await live(billing(page));
  await live(shipping(page));
}
