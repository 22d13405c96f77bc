import {
  type CityChoice,
  cityPath,
  type CountryChoice,
  countryPath,
  type ShippingCountryChoice,
  shippingCountryPath,
  type ShippingMethodChoice,
  shippingMethodPath,
} from "../../../shared/api/cart-choices.ts";
import { type SalesCountry, salesCountryPath } from "../../../shared/api/sales-country.ts";

/** What each choice posts. */
interface Bodies {
  "shipping-method": ShippingMethodChoice;
  "shipping-country": ShippingCountryChoice;
  country: CountryChoice;
  city: CityChoice;
  "sales-country": SalesCountry;
}

export type Saves = keyof Bodies;

export const paths: Record<Saves, string> = {
  "shipping-method": shippingMethodPath,
  "shipping-country": shippingCountryPath,
  country: countryPath,
  city: cityPath,
  "sales-country": salesCountryPath,
};

/** The keys of each call, with the names of the fields that tell them: the first that there is counts. CRT-03 */
const keys: { [S in Saves]: Record<keyof Bodies[S], string[]> } = {
  "shipping-method": { ShippingMethodId: ["ShippingMethodId"] },
  "shipping-country": { CountryCode: ["CountryCode"] },
  country: { ShippingCountryId: ["ShippingCountryId", "CountryId"], BillingCountryId: ["BillingCountryId"] },
  city: { CityId: ["CityId"] },
  "sales-country": { currentCountry: ["currentCountry"] },
};

/** The fields that this choice is made with. */
export const namesOf = (saves: Saves): string[] => Object.values(keys[saves]).flat();

/**
 * What is posted, as JSON, so that two choices can be compared; null while nothing is chosen. One country stands for the other where the
 * form has only one, or where the goods go to the billing address (`SameAddressForShipping`).
 */
export function bodyOf(saves: Saves, data: FormData): string | null {
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
