/** PUT a `SalesCountry`. Any 2xx is success; from then on prices and taxes are those of that country. TAX-01 */
export const salesCountryPath = "/api/v1/salestaxes/currentcountry";

export interface SalesCountry {
  /** The value of the field on the page, such as an ISO code. */
  currentCountry: string;
}
