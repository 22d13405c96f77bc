/** GET. Returns the `Cities` whose postal code or name starts with `query`; empty when there are none. CRT-07 */
export const citiesPath = (countryId: string, query: string): string =>
  `/api/v1/countries/${encodeURIComponent(countryId)}/cities/${encodeURIComponent(query)}`;

/** City names by postal code. */
export type Cities = Record<string, string>;

/** GET. Returns the names of the towns with this postal code; empty when it is unknown. CHK-06 */
export const townsPath = (PostalCode: string, CountryId: string): string =>
  `/api/v1/postalcode/search?${new URLSearchParams({ PostalCode, CountryId })}`;
