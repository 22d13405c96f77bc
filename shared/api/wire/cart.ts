/** The cart as the server returns it. Paths are relative to the application path {app}. CRT-05 */

/** GET. Returns a `CartSummary`. */
export const cartPath = "/api/v1/shoppingcarts";

/** GET. Returns the lines of the cart as an HTML fragment, shown when the cart widget is hovered or focused. CRT-05 */
export const cartItemsPath = (culture: string): string => `/${culture}/widget/shoppingcartitems`;

export interface CartSummary {
  /** Number of lines. */
  ItemsCount: number;
  /** Sum of the lines' quantities; a line by weight or length counts as one. */
  ItemsQuantityCount: number;
  /** Amount with tax as the server's HTML, such as `<span class="amount">€ 12,50</span>`. */
  AmountTaxInclHtml: string;
  /** Amount without tax, as the server's HTML. */
  AmountTaxExclHtml: string;
  /**
   * What the amounts include, in the visitor's language, such as `Total without delivery`. Shown beside the total of the
   * dialog after an order; without it, "Cart total" is. The list of lines and the cart page should say the same.
   */
  TotalLabel?: string;
}
