/** PUT a `SalesCountry`: any 2xx; prices and taxes are those of that country from now on. TAX-01 */
export const salesCountryPath = "/api/v1/salestaxes/currentcountry";

export interface SalesCountry {
  /** As the field on the page has it, such as an ISO code. */
  currentCountry: string;
}
