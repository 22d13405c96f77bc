/** GET: a `Cities` of all whose postal code or name begins with `query`; empty when there are none. CRT-07 */
export const citiesPath = (countryId: string, query: string): string =>
  `/api/v1/countries/${encodeURIComponent(countryId)}/cities/${encodeURIComponent(query)}`;

/** Postal code to city name. */
export type Cities = Record<string, string>;

/** GET: a list of the names of the towns that have this postal code; empty when it is not known. CHK-06 */
export const townsPath = (PostalCode: string, CountryId: string): string =>
  `/api/v1/postalcode/search?${new URLSearchParams({ PostalCode, CountryId })}`;
