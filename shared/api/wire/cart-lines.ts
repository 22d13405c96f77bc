/**
 * PUT a `LineChange`. Returns a `LineChanged`, as JSON inside a JSON string; 404 when the line does not exist, 409 or
 * 422 with an `ApiMessage` when refused. DELETE removes the line. CRT-01, CRT-02
 */
export const cartLinePath = (id: string): string => `${cartLinesPath}/${encodeURIComponent(id)}`;

/** DELETE removes all lines. CRT-02 */
export const cartLinesPath = "/api/v1/shoppingcarts/shoppingcartitems";

export interface LineChange {
  /**
   * In the line's unit: pieces, kilograms, metres, or grams for an article that is ordered by the metre and weighed.
   * Absolute, so that the request can be repeated.
   */
  Quantity: number;
}

/** The data for the notice of a changed quantity. */
export interface LineChanged {
  /** Origin and key of the line, such as `Catalog:spring`. */
  ItemOriginAndKey: string;
  ItemName: string;
}
