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
   * Label of the amounts in the visitor's language, which says what they include, such as `Total without delivery`. The
   * dialog after an order shows it beside the total; without it, the label is "Cart total". The list of lines and the cart
   * page should use the same label.
   */
  TotalLabel?: string;
  /** Amounts by which the total is less than the sum of the lines, such as that of a coupon. Each is a row above the total. */
  TakenOff?: TakenOff[];
}

export interface TakenOff {
  /** As plain text, such as `Coupon SPRING`. */
  Label: string;
  /** The amount below zero, as the server's HTML. */
  AmountHtml: string;
}
