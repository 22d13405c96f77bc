// The lab's page with a town field, and what its tests share.
import type { Locator, Page, Route } from "@playwright/test";
import type { Control } from "../../../browser/guard/control.ts";
import { type LabPage, serveLab, shopStyle } from "../../../browser/lab.ts";
import { live } from "../../../browser/shop/visitor.ts";

/** Towns by their postal code, as the stand-in answers. */
export const towns: Record<string, string[]> = {
  "8400": ["Ostend", "Stene", "Zandvoorde"],
  "4000": ["Liège", "Rocourt", "Glain <b>and</b> beyond", "Saint-Nicolas"],
  "9000": ["Ghent"],
  "8300": ["Knokke", "Westkapelle"],
  "1000": [],
};

export interface Values {
  code?: string;
  city?: string;
}
export const part = ({
  code = "",
  city = "",
}: Values = {}): string => `<div class="container-xl"><h1>Checkout</h1><form id="checkout" class="account-form"
  method="post" action="/lab/checkout" data-ajax><fieldset>
<div class="field"><label class="form-label" for="country">Country</label>
  <select class="form-select" id="country" name="BillingCountryId"><option value="1" selected>Belgium</option><option
    value="2">France</option></select></div>
<div class="field"><label class="form-label" for="code">Postcode</label>
  <input class="form-control" id="code" name="BillingPostalCode" value="${code}" autocomplete="off"></div>
<div class="field" data-island="city-field" data-postal-code-field="BillingPostalCode"
  data-country-field="BillingCountryId"><label class="form-label" for="city">Town</label>
    <input class="form-control" id="city" name="BillingCity" value="${city}" data-val="true"
      data-val-required="Please tell us the town." required autocomplete="address-level2" aria-describedby="hint">
        <p class="form-text" id="hint">As on your letters</p><span class="field-validation-valid" id="city-error"
          data-valmsg-for="BillingCity" data-valmsg-replace="true"></span></div>
<div class="field" data-island="vat-number"><label class="form-label" for="vat">VAT number</label>
  <input class="form-control" id="vat" name="BillingVAT" autocomplete="off"></div>
</fieldset><button class="btn btn-primary">Order</button></form></div>`;
const pages = (values?: Values, more: LabPage = {}): Record<string, LabPage> => ({
  checkout: { head: shopStyle, page: part(values), ...more },
});

export const isQuestion = (url: URL): boolean => url.pathname === "/api/v1/postalcode/search";
const townsFor = ({ searchParams }: URL): string[] =>
  searchParams.get("CountryId") === "1" ? (towns[searchParams.get("PostalCode")!] ?? []) : [];

/** Answers the page's questions from now on; returns them by country and postal code. */
export async function answerQuestions(page: Page): Promise<string[]> {
  const questions: string[] = [];
  await page.route(isQuestion, (route: Route) => {
    const url = new URL(route.request().url());
    questions.push(`${url.searchParams.get("CountryId")} ${url.searchParams.get("PostalCode")}`);
    return route.fulfill({ json: townsFor(url) });
  });
  return questions;
}

export const host = (page: Page): Locator => page.locator("[data-island=city-field]");
export const code = (page: Page): Locator => page.getByLabel("Postcode");
/** The control that the label refers to. */
export const city = (page: Page): Locator => page.getByLabel("Town", { exact: true });
export const options = (page: Page): Locator => page.locator(".atoll-options").getByRole("option");
/** The values that the form would submit. */
export const sent = (page: Page): Promise<string[]> =>
  page.evaluate(() => new FormData(document.forms[0]!).getAll("BillingCity") as string[]);

export async function open(
  page: Page,
  control: Control,
  visit: (path: string) => Promise<unknown>,
  values?: Values,
  more?: LabPage,
): Promise<string[]> {
  const questions = await answerQuestions(page);
  await serveLab(control, pages(values, more));
  await visit("/lab/checkout");
  await live(host(page));
  return questions;
}
export async function typeCode(page: Page, text: string): Promise<void> {
  await code(page).fill(text);
  await code(page).press("Tab");
}
