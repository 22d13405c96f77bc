/** Suggestions of the search box. Paths are relative to the application path {app}. */

/**
 * GET with a `SuggestionsQuery`. Returns a list of `Suggestion`, best match first, or `Suggestions` with the number of
 * all results. SRC-01
 */
export const suggestionsPath = "/api/v1/catalog/search/suggestions";

export interface SuggestionsQuery {
  /** The typed text, at least two characters. */
  q: string;
  nbrResults: number;
  /** How much a word may differ from the typed text, from 0 to 1. */
  accuracy: number;
}

/** Default number of suggestions. SRC-01 */
export const NBR_RESULTS = 5;

export const ACCURACY = 0.3;

export interface Suggestions {
  Suggestions: Suggestion[];
  /** Number of results on the search page; a last row of the list leads to them. */
  Total?: number;
}

export interface Suggestion {
  Name: string;
  /** Null when there is none. */
  Photo: { AssetId: string; AssetName: string } | null;
  /** URL of the product; a relative one is relative to {app}. CAT-06 */
  ProductUrl: string;
  SKU: string;
  BrandSKU: string;
  /** `InStock`, `LowStock`, `OutOfStock` or another state. */
  CurrentStockState: string;
  /** The price as text, such as `€ 12.50` or `from € 3.00`; missing when it has none. */
  Price?: string;
  /** Heading of the group that the suggestion belongs to, such as a category; missing when it has no group. */
  Group?: string;
}
