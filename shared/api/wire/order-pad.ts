import type { CartSummary } from "./cart.ts";

/** A list of codes and quantities that a customer orders at once. Paths are relative to the application path {app}. */

/**
 * POST an `OrderPadQuery` as JSON. Changes nothing. Returns a list of `OrderPadMatch`, one for each line in its order;
 * 400 or 422 with an `ApiMessage` when refused, such as for too many lines.
 */
export const orderPadPath = "/api/v1/catalog/orderpad/find";

/**
 * POST an `OrderPadOrder` as JSON. Adds each line that can be ordered, and returns an `OrderPadAnswer`; 400 or 422 with
 * an `ApiMessage` when refused.
 */
export const orderPadAddPath = "/api/v1/catalog/orderpad/addtocart";

export interface OrderPadQuery {
  Lines: {
    /** As typed; the server compares without capitals, spaces and dashes. */
    Code: string;
    /** Null when the typed quantity is not a number. */
    Quantity: number | null;
  }[];
}

export interface OrderPadMatch {
  /** Empty when no product has the code. */
  ProductVariantId: string;
  SKU: string;
  Name: string;
  /** URL of the product; a relative one is relative to {app}. */
  ProductLink: string;
  /** The quantity that can be ordered, which may differ from that of the line; 0 for none. */
  Quantity: number;
  /** That quantity with its unit, such as `2.5 m`. */
  QuantityText: string;
  UnitPriceTaxIncl: number;
  /** The price of the quantity. */
  AmountTaxIncl: number;
  /** Why the quantity differs or cannot be ordered, in the culture's language; else empty. Plain text. */
  Message: string;
  /** Products with a similar code, the most similar first; only when no product has the code. */
  Suggestions: { SKU: string; Name: string }[];
}

/** The match of a line whose code no product has. */
export const noMatch: OrderPadMatch = {
  ProductVariantId: "",
  SKU: "",
  Name: "",
  ProductLink: "",
  Quantity: 0,
  QuantityText: "",
  UnitPriceTaxIncl: 0,
  AmountTaxIncl: 0,
  Message: "",
  Suggestions: [],
};

export interface OrderPadOrder {
  Lines: { ProductVariantId: string; Quantity: number }[];
}

export interface OrderPadAnswer {
  /** The cart after the addition. */
  Cart: CartSummary;
  /** A message for each line, in the order of the lines: empty when the line was added, else the reason. Plain text. */
  Messages: string[];
}
