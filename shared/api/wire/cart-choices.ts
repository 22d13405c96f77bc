/**
 * Choices for the whole cart. Each is posted as JSON. Any 2xx is success and its body is ignored; 409 or 422 with an
 * `ApiMessage` means that nothing changed. CRT-03
 */

/** POST a `ShippingMethodChoice`. */
export const shippingMethodPath = "/api/v1/shoppingcarts/shippingmethods";

export interface ShippingMethodChoice {
  ShippingMethodId: string;
}

/** POST a `ShippingCountryChoice`. */
export const shippingCountryPath = "/api/v1/shoppingcarts/shippingcountries";

export interface ShippingCountryChoice {
  /** ISO 3166-1, two letters. */
  CountryCode: string;
}

/** POST a `CountryChoice`. */
export const countryPath = "/api/v1/shoppingcarts/country";

/** Ids from the shop's table of countries. */
export interface CountryChoice {
  ShippingCountryId: string;
  BillingCountryId: string;
}

/** POST a `CityChoice`. The trailing slash is part of the path. */
export const cityPath = "/api/v1/shoppingcarts/city/";

/** The id of a city or its postal code, as the field on the page contains it. */
export interface CityChoice {
  CityId: string;
}
