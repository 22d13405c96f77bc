import type { CartSummary } from "./cart.ts";

/** POST an `AddToCartOrder` as JSON: an `AddToCartAnswer`; 400 or 422 with an `ApiMessage` when it is refused. PRO-03 */
export const addToCartPath = "/api/v1/catalog/products/addtocart";

export interface AddToCartOrder {
  ProductVariantId: string;
  /** In the product's unit: pieces, kilograms or metres. Default 1. */
  Quantity: number;
  Name: string;
  /** Where the order comes from, such as `Catalog`, with the key of the list or campaign. */
  ItemOrigin?: string;
  ItemKey?: string;
}

export interface AddToCartAnswer {
  /** The cart after the addition. */
  Cart: CartSummary;
  /** What was added, for the confirmation. */
  Name: string;
  Quantity: number;
  /** Address of a small photo; empty when the product has none. */
  PhotoUrl: string;
}
