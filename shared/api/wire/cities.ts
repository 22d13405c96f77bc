/** GET. Returns the `Cities` whose postal code or name starts with `query`; empty when there are none. CRT-07 */
export const citiesPath = (countryId: string, query: string): string =>
  `/api/v1/countries/${encodeURIComponent(countryId)}/cities/${encodeURIComponent(query)}`;

/** City names by postal code. */
export type Cities = Record<string, string>;

/** A town of a postal code. */
export interface TownEntry {
  Name: string;
  /** The postal code is mainly that of this town: a visitor who has not named a town most likely lives there. */
  IsMain?: boolean;
}

/** GET. Returns the `Towns` with this postal code; empty when it is unknown. CHK-06 */
export const townsPath = (PostalCode: string, CountryId: string): string =>
  `/api/v1/postalcode/search?${new URLSearchParams({ PostalCode, CountryId })}`;

/** The towns of a postal code, by name alone, or with more about them. */
export type Towns = (string | TownEntry)[];
