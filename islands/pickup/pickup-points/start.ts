import type { Place } from "./rules.ts";

/** What the page knows of the shopper: where the search begins, and for whom a point is saved. PUP-01 */
export interface Start extends Place {
  countryId: string;
  /** Two letters; empty where the form does not tell. */
  countryCode: string;
  firstName: string;
  lastName: string;
}

/** What an address of the form says; a name is one of a shipping address, such as `PostalCode`. */
type Address = (name: "PostalCode" | "City" | "Street1" | "CountryId" | "FirstName" | "LastName") => string;

/** Reads the link's parameters and, where they stand in a form, what the shopper typed or chose there by now. PUP-01, PUP-05, PUP-06 */
export function startOf(link: HTMLAnchorElement, form: HTMLFormElement | null): Start {
  const query = new URL(link.href, link.baseURI).searchParams;
  const billing = addressIn(form, "Billing");
  const isSame =
    form?.querySelector<HTMLInputElement>("input[type=checkbox][name=SameAddressForShipping]")?.checked ??
    !field(form, "PostalCode");
  const address = isSame ? billing : addressIn(form, "");
  // A postal code of one place and the city of another would be nowhere.
  const isTyped = !!(address("PostalCode") || address("City"));
  const given = (name: string): string => (query.get(name) ?? "").trim();
  const countryId = address("CountryId") || given("countryId");
  return {
    postalCode: isTyped ? address("PostalCode") : given("postCode"),
    city: isTyped ? address("City") : given("city"),
    address: isTyped ? address("Street1") : given("address"),
    countryId,
    countryCode: codeOf(field(form, `${isSame ? "Billing" : ""}CountryId`), countryId),
    firstName: billing("FirstName"),
    lastName: billing("LastName"),
  };
}

const field = (form: HTMLFormElement | null, name: string): HTMLInputElement | HTMLSelectElement | null =>
  form?.querySelector<HTMLInputElement | HTMLSelectElement>(`:is(input, select)[name="${name}"]`) ?? null;

/** Code of a country, be it chosen among these or with one of the shopper's own addresses. */
const codeOf = (countries: Element | null, countryId: string): string =>
  (countries instanceof HTMLSelectElement &&
    [...countries.options].find(({ value }) => value === countryId)?.dataset["countryCode"]?.trim()) ||
  "";

/** One of the shopper's own addresses, where that is chosen; else the fields. */
function addressIn(form: HTMLFormElement | null, prefix: "Billing" | ""): Address {
  const chosen = form?.querySelector<HTMLInputElement>(
    `input[name=Existing${prefix || "Shipping"}AddressId]:checked`,
  )?.dataset;
  // `data-postal-code` of `PostalCode`.
  const ofChosen = (name: string): string | undefined => chosen?.[name.charAt(0).toLowerCase() + name.slice(1)];
  return (name) => (chosen?.["postalCode"] ? (ofChosen(name) ?? "") : (field(form, prefix + name)?.value ?? "")).trim();
}
