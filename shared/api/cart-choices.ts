import { callVoid } from "../http/call-void.ts";
import { connected } from "./connector.ts";
import {
  type CityChoice,
  cityPath,
  type CountryChoice,
  countryPath,
  type ShippingCountryChoice,
  shippingCountryPath,
  type ShippingMethodChoice,
  shippingMethodPath,
} from "./wire/cart-choices.ts";

/**
 * Choices for the whole cart. They are sent even when the page is closed, and time out after `timeLimit` milliseconds.
 * All reject as `call` does: with 409 or 422 when nothing has changed. CRT-03
 */

export const chooseShippingMethod = (shippingMethodId: string, timeLimit: number): Promise<void> =>
  save({ shippingMethodId }, timeLimit, shippingMethodPath, {
    ShippingMethodId: shippingMethodId,
  } satisfies ShippingMethodChoice);

/** `countryCode` is ISO 3166-1, two letters. */
export const chooseShippingCountry = (countryCode: string, timeLimit: number): Promise<void> =>
  save({ shippingCountryCode: countryCode }, timeLimit, shippingCountryPath, {
    CountryCode: countryCode,
  } satisfies ShippingCountryChoice);

/** Ids from the shop's table of countries. */
export interface Countries {
  shippingCountryId: string;
  billingCountryId: string;
}

export const chooseCountries = (countries: Countries, timeLimit: number): Promise<void> =>
  save(countries, timeLimit, countryPath, {
    ShippingCountryId: countries.shippingCountryId,
    BillingCountryId: countries.billingCountryId,
  } satisfies CountryChoice);

/** `cityId` is the id of a city or its postal code, as the field on the page contains it. */
export const chooseCity = (cityId: string, timeLimit: number): Promise<void> =>
  save({ cityId }, timeLimit, cityPath, { CityId: cityId } satisfies CityChoice);

/** A choice for the whole cart. */
export type CartChoice =
  | { shippingMethodId: string }
  /** ISO 3166-1, two letters. */
  | { shippingCountryCode: string }
  | Countries
  | { cityId: string };

function save(choice: CartChoice, timeLimit: number, path: string, json: object): Promise<void> {
  const options = { timeLimit, keepalive: true } as const;
  return connected("choices")?.save(choice, options) ?? callVoid(path, { method: "POST", json, ...options });
}
