/** What the search box offers while a visitor types. Paths stand under the application path {app}. */

/** GET with a `SuggestionsQuery`: a list of `Suggestion`, the best first. SRC-01 */
export const suggestionsPath = "/api/v1/catalog/search/suggestions";

export interface SuggestionsQuery {
  /** What was typed, two characters or more. */
  q: string;
  nbrResults: number;
  /** From 0 to 1: how much a word may differ from what was typed. */
  accuracy: number;
}

/** So many are asked for, where the page does not say otherwise. SRC-01 */
export const NBR_RESULTS = 5;

export const ACCURACY = 0.3;

export interface Suggestion {
  Name: string;
  /** Null when there is none. */
  Photo: { AssetId: string; AssetName: string } | null;
  /** Address of the product, under {app} where it is relative. CAT-06 */
  ProductUrl: string;
  SKU: string;
  BrandSKU: string;
  /** `InStock`, `LowStock`, `OutOfStock` or another state. */
  CurrentStockState: string;
  /** Name of what it stands under with its neighbours, such as a category; missing where it stands under nothing. */
  Group?: string;
}
