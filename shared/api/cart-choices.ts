import { callVoid } from "../http/call-void.ts";
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

export const chooseShippingMethod = (methodId: string, timeLimit: number): Promise<void> =>
  save(shippingMethodPath, { ShippingMethodId: methodId } satisfies ShippingMethodChoice, timeLimit);

/** `countryCode` is ISO 3166-1, two letters. */
export const chooseShippingCountry = (countryCode: string, timeLimit: number): Promise<void> =>
  save(shippingCountryPath, { CountryCode: countryCode } satisfies ShippingCountryChoice, timeLimit);

/** Ids from the shop's table of countries. */
export interface Countries {
  shippingCountryId: string;
  billingCountryId: string;
}

export const chooseCountries = ({ shippingCountryId, billingCountryId }: Countries, timeLimit: number): Promise<void> =>
  save(
    countryPath,
    { ShippingCountryId: shippingCountryId, BillingCountryId: billingCountryId } satisfies CountryChoice,
    timeLimit,
  );

/** `cityId` is the id of a city or its postal code, as the field on the page contains it. */
export const chooseCity = (cityId: string, timeLimit: number): Promise<void> =>
  save(cityPath, { CityId: cityId } satisfies CityChoice, timeLimit);

const save = (path: string, json: object, timeLimit: number): Promise<void> =>
  callVoid(path, { method: "POST", json, timeLimit, keepalive: true });
