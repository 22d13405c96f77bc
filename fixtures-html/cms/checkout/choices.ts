/** A visitor's choices for the whole cart, and how one choice affects another. CRT-03 */
import type { SavedPickupPoint } from "../../../shared/api/wire/pickup-points.ts";
import { type Country, countryById, homeCountry, isPostalCodeOf } from "./countries.ts";
import { methodById, deliversTo, type ShippingMethod, homeDelivery } from "./methods.ts";
import type { CheckedVat } from "./vat.ts";

export interface Choices {
  /** Id of the delivery country. */
  countryId: string;
  /** Empty when it is the delivery country. */
  billingCountryId: string;
  methodId: string;
  postalCode: string;
  /** Code of the redeemed coupon. Whether it applies depends on the cart. */
  coupon: string;
  /** ISO code of the country whose tax rate applies. TAX-01 */
  salesCountry: string;
  vat: CheckedVat | null;
  /** For the methods that have pickup points. */
  pickup: SavedPickupPoint | null;
}

export const noChoices: Choices = {
  countryId: homeCountry.id,
  billingCountryId: "",
  methodId: homeDelivery.id,
  postalCode: "",
  coupon: "",
  salesCountry: homeCountry.code,
  vat: null,
  pickup: null,
};

export const deliveryCountry = ({ countryId }: Choices): Country => countryById(countryId) ?? homeCountry;

export const billingCountry = (choices: Choices): Country =>
  countryById(choices.billingCountryId) ?? deliveryCountry(choices);

export const methodOf = ({ methodId }: Choices): ShippingMethod => methodById(methodId) ?? homeDelivery;

/** Reason why a choice is refused. */
export type ChoiceRefusal = "method" | "reach" | "country" | "postalCode";

/** Changing the method clears the pickup point. */
export function withMethod(choices: Choices, id: string): Choices | ChoiceRefusal {
  const method = methodById(id);
  if (!method) return "method";
  if (!deliversTo(method, deliveryCountry(choices))) return "reach";
  return id === choices.methodId ? choices : { ...choices, methodId: id, pickup: null };
}

/**
 * A method that does not serve the country falls back to home delivery. Clears the postal code and the pickup point.
 */
export function withCountry(choices: Choices, country: Country | undefined): Choices | ChoiceRefusal {
  if (!country) return "country";
  if (country.id === choices.countryId) return choices;
  const methodId = deliversTo(methodOf(choices), country) ? choices.methodId : homeDelivery.id;
  return { ...choices, countryId: country.id, methodId, postalCode: "", pickup: null };
}

/** Clears a VAT number of another country. */
export function withBillingCountry(choices: Choices, country: Country | undefined): Choices | ChoiceRefusal {
  if (!country) return "country";
  const vat = choices.vat?.countryId === country.id ? choices.vat : null;
  return { ...choices, billingCountryId: country.id, vat };
}

/** The digits of a Dutch postal code are enough: they identify the town. */
export function withPostalCode(choices: Choices, typed: string): Choices | ChoiceRefusal {
  const postalCode = typed.trim().slice(0, 12);
  const country = deliveryCountry(choices);
  const isRight =
    postalCode === "" ||
    isPostalCodeOf(country, postalCode) ||
    (country.code === "NL" && /^[1-9]\d{3}$/.test(postalCode));
  return isRight ? { ...choices, postalCode } : "postalCode";
}
