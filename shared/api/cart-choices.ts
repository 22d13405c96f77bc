/**
 * What a shopper chooses for the whole cart; each is posted as JSON and answered with any 2xx, whose body nobody reads; 409 or 422 with an
 * `ApiMessage` when it stays as it was. CRT-03
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

/** Ids of the shop's own table of countries. */
export interface CountryChoice {
  ShippingCountryId: string;
  BillingCountryId: string;
}

/** POST a `CityChoice`. The slash at the end is part of it. */
export const cityPath = "/api/v1/shoppingcarts/city/";

/** A city, by its id or its postal code: what the field on the page holds. */
export interface CityChoice {
  CityId: string;
}
