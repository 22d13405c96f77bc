import type { CartSummary } from "./cart.ts";

/**
 * POST an `AddToCartOrder` as JSON. Returns an `AddToCartAnswer`, or 400 or 422 with an `ApiMessage` when refused.
 * PRO-03
 */
export const addToCartPath = "/api/v1/catalog/products/addtocart";

export interface AddToCartOrder {
  ProductVariantId: string;
  /** In the product's unit: pieces, kilograms or metres. Default 1. */
  Quantity: number;
  Name: string;
  /** The origin of the order, such as `Catalog`; `ItemKey` is the key of the list or campaign. */
  ItemOrigin?: string;
  ItemKey?: string;
}

export interface AddToCartAnswer {
  /** The cart after the addition. */
  Cart: CartSummary;
  /** The added product, for the confirmation. */
  Name: string;
  Quantity: number;
  /** URL of a small photo; empty when the product has none. */
  PhotoUrl: string;
  /** Amount of the addition with tax, as the server's HTML. */
  AmountTaxInclHtml?: string;
  /** A sentence that says how much is missing to free delivery, as plain text; empty when nothing is missing. */
  DeliveryNote?: string;
}
