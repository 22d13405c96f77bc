import {
  type CityChoice,
  cityPath,
  type CountryChoice,
  countryPath,
  type ShippingCountryChoice,
  shippingCountryPath,
  type ShippingMethodChoice,
  shippingMethodPath,
} from "../../../shared/api/wire/cart-choices.ts";
import { type SalesCountry, salesCountryPath } from "../../../shared/api/wire/sales-country.ts";

/** Request body of each choice. */
interface Bodies {
  "shipping-method": ShippingMethodChoice;
  "shipping-country": ShippingCountryChoice;
  country: CountryChoice;
  city: CityChoice;
  "sales-country": SalesCountry;
}

export type ChoiceKind = keyof Bodies;

export const paths: Record<ChoiceKind, string> = {
  "shipping-method": shippingMethodPath,
  "shipping-country": shippingCountryPath,
  country: countryPath,
  city: cityPath,
  "sales-country": salesCountryPath,
};

/** Keys of each request body, and the names of their form fields. The first field with a value counts. CRT-03 */
const keys: { [S in ChoiceKind]: Record<keyof Bodies[S], string[]> } = {
  "shipping-method": { ShippingMethodId: ["ShippingMethodId"] },
  "shipping-country": { CountryCode: ["CountryCode"] },
  country: { ShippingCountryId: ["ShippingCountryId", "CountryId"], BillingCountryId: ["BillingCountryId"] },
  city: { CityId: ["CityId"] },
  "sales-country": { currentCountry: ["currentCountry"] },
};

/** Names of the fields of a choice. */
export const namesOf = (saves: ChoiceKind): string[] => Object.values(keys[saves]).flat();

/**
 * Builds the request body, as JSON so that two choices can be compared. Null while nothing is chosen. One country is
 * used for both when the form has only one, or when the goods go to the billing address (`SameAddressForShipping`).
 */
export function bodyOf(saves: ChoiceKind, data: FormData): string | null {
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  const body = Object.fromEntries(
    Object.entries(keys[saves]).map(([key, names]) => [key, names.map(text).find(Boolean) ?? ""]),
  );
  if (saves === "country") {
    if (!body["ShippingCountryId"] || text("SameAddressForShipping") === "true")
      body["ShippingCountryId"] = body["BillingCountryId"] || body["ShippingCountryId"]!;
    body["BillingCountryId"] ||= body["ShippingCountryId"]!;
  }
  return Object.values(body).every((value) => value === "") ? null : JSON.stringify(body);
}
