/** A customer's own references for products. Paths are relative to the application path {app}. */

/**
 * GET with `q` (the typed text, at least two characters) and `page` (from 1). Returns a list of `CustomerReference`,
 * empty after the last page. PRO-05
 */
export const customerReferencesPath = "/api/v1/catalog/customerref/search";

export interface CustomerReference {
  /** The customer's own product code. */
  CustomerSKU: string;
  /** URL of the product; a relative one is relative to {app}. CAT-06 */
  ProductLink: string;
}
