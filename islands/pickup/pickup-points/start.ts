import { fieldOf } from "../../../shared/form/form-of.ts";
import type { Place } from "./rules.ts";

/** The shopper's data from the page: where the search starts, and for whom a point is saved. PUP-01 */
export interface Start extends Place {
  countryId: string;
  /** Two letters; empty if unknown. */
  countryCode: string;
  firstName: string;
  lastName: string;
}

/** Reads a field of an address in the form by its shipping name, such as `PostalCode`. */
type Address = (name: "PostalCode" | "City" | "Street1" | "CountryId" | "FirstName" | "LastName") => string;

/**
 * Reads the shopper's data from the form around the link, or else from the link's parameters. PUP-01, PUP-05, PUP-06
 */
export function readStart(link: HTMLAnchorElement, form: HTMLFormElement | null): Start {
  const query = new URL(link.href, link.baseURI).searchParams;
  const billing = addressIn(form, "Billing");
  const isSame =
    form?.querySelector<HTMLInputElement>("input[type=checkbox][name=SameAddressForShipping]")?.checked ??
    !field(form, "PostalCode");
  const address = isSame ? billing : addressIn(form, "");
  // A postal code and a city from different sources would not match.
  const isTyped = !!(address("PostalCode") || address("City"));
  const parameter = (name: string): string => (query.get(name) ?? "").trim();
  const countryId = address("CountryId") || parameter("countryId");
  return {
    postalCode: isTyped ? address("PostalCode") : parameter("postCode"),
    city: isTyped ? address("City") : parameter("city"),
    address: isTyped ? address("Street1") : parameter("address"),
    countryId,
    countryCode: codeOf(field(form, `${isSame ? "Billing" : ""}CountryId`), countryId),
    firstName: billing("FirstName"),
    lastName: billing("LastName"),
  };
}

const field = (form: HTMLFormElement | null, name: string): HTMLInputElement | undefined =>
  form ? fieldOf(form, name) : undefined;

/** The country code of the option with the id `countryId`, or "". */
const codeOf = (countries: Element | undefined, countryId: string): string =>
  (countries instanceof HTMLSelectElement &&
    [...countries.options].find(({ value }) => value === countryId)?.dataset["countryCode"]?.trim()) ||
  "";

/** The chosen saved address of the shopper, or else the fields of the form. */
function addressIn(form: HTMLFormElement | null, prefix: "Billing" | ""): Address {
  const selected = form?.querySelector<HTMLInputElement>(
    `input[name=Existing${prefix || "Shipping"}AddressId]:checked`,
  )?.dataset;
  // `PostalCode` becomes the dataset key `postalCode`.
  const ofChosen = (name: string): string | undefined => selected?.[name.charAt(0).toLowerCase() + name.slice(1)];
  return (name) =>
    (selected?.["postalCode"] ? (ofChosen(name) ?? "") : (field(form, prefix + name)?.value ?? "")).trim();
}
