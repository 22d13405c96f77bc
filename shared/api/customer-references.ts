/** The names that a customer gave to products. Paths stand under the application path {app}. */

/** GET with `q`, what was typed, two characters or more, and `page`, from 1 on: a list of `CustomerReference`, empty beyond the last page. PRO-05 */
export const customerReferencesPath = "/api/v1/catalog/customerref/search";

export interface CustomerReference {
  /** The customer's own code. */
  CustomerSKU: string;
  /** Address of the product, under {app} where it is relative. CAT-06 */
  ProductLink: string;
}
