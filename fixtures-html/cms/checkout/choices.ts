/** What a visitor chose for the whole cart, and how one choice changes another. CRT-03 */
import type { SavedPickupPoint } from "../../../shared/api/pickup-points.ts";
import { type Country, countryById, home, isPostalCodeOf } from "./countries.ts";
import { methodById, reaches, type ShippingMethod, toTheDoor } from "./methods.ts";
import type { CheckedVat } from "./vat.ts";

export interface Choices {
  /** Where it is delivered. */
  countryId: string;
  /** Empty: where it is delivered. */
  billingCountryId: string;
  methodId: string;
  postalCode: string;
  /** Code of the coupon that was taken; whether it counts depends on the cart. */
  coupon: string;
  /** ISO code of the country by whose tax is sold. TAX-01 */
  salesCountry: string;
  vat: CheckedVat | null;
  /** For the methods that have points to choose from. */
  pickup: SavedPickupPoint | null;
}

export const noChoices: Choices = {
  countryId: home.id,
  billingCountryId: "",
  methodId: toTheDoor.id,
  postalCode: "",
  coupon: "",
  salesCountry: home.code,
  vat: null,
  pickup: null,
};

export const deliveryCountry = ({ countryId }: Choices): Country => countryById(countryId) ?? home;

export const billingCountry = (choices: Choices): Country =>
  countryById(choices.billingCountryId) ?? deliveryCountry(choices);

export const methodOf = ({ methodId }: Choices): ShippingMethod => methodById(methodId) ?? toTheDoor;

/** Why something cannot be chosen. */
export type ChoiceRefusal = "method" | "reach" | "country" | "postalCode";

/** Another method has other points. */
export function withMethod(choices: Choices, id: string): Choices | ChoiceRefusal {
  const method = methodById(id);
  if (!method) return "method";
  if (!reaches(method, deliveryCountry(choices))) return "reach";
  return id === choices.methodId ? choices : { ...choices, methodId: id, pickup: null };
}

/** What does not reach that country, or lies in another one, is chosen no more. */
export function withCountry(choices: Choices, country: Country | undefined): Choices | ChoiceRefusal {
  if (!country) return "country";
  if (country.id === choices.countryId) return choices;
  const methodId = reaches(methodOf(choices), country) ? choices.methodId : toTheDoor.id;
  return { ...choices, countryId: country.id, methodId, postalCode: "", pickup: null };
}

/** A VAT number is one of the billing country. */
export function withBillingCountry(choices: Choices, country: Country | undefined): Choices | ChoiceRefusal {
  if (!country) return "country";
  const vat = choices.vat?.countryId === country.id ? choices.vat : null;
  return { ...choices, billingCountryId: country.id, vat };
}

/** Of a Dutch one the digits are enough: they tell the town. */
export function withPostalCode(choices: Choices, typed: string): Choices | ChoiceRefusal {
  const postalCode = typed.trim().slice(0, 12);
  const country = deliveryCountry(choices);
  const isRight =
    postalCode === "" ||
    isPostalCodeOf(country, postalCode) ||
    (country.code === "NL" && /^[1-9]\d{3}$/.test(postalCode));
  return isRight ? { ...choices, postalCode } : "postalCode";
}
