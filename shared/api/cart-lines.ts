/** PUT a `LineChange`: a `LineChanged`, as JSON in a JSON string; 404 when the line is gone, 409 or 422 with an `ApiMessage` when it stays as it is. DELETE takes the line out. CRT-01, CRT-02 */
export const cartLinePath = (id: string): string => `${cartLinesPath}/${encodeURIComponent(id)}`;

/** DELETE takes all lines out. CRT-02 */
export const cartLinesPath = "/api/v1/shoppingcarts/shoppingcartitems";

export interface LineChange {
  /** In the line's unit: pieces, kilograms, metres, or grams of what is ordered by the metre and weighed. Absolute, so that it may be sent twice. */
  Quantity: number;
}

/** For the notice that a quantity was changed. */
export interface LineChanged {
  /** Origin and key of the line, such as `Catalog:spring`. */
  ItemOriginAndKey: string;
  ItemName: string;
}
