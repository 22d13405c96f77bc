import type { Resource } from "../connector.ts";

/**
 * The islands that need a resource of the server. The islands of a resource that a connector lacks are not mounted. Islands
 * that are in neither list work on any site.
 */
export const islandsOf: Readonly<Record<Resource, readonly string[]>> = {
  cart: ["add-to-cart", "cart-lines", "cart-widget"],
  coupons: ["coupon"],
  search: ["suggestions"],
  products: ["variations"],
  choices: ["saved-choice"],
  pickupPoints: ["pickup-points"],
  places: ["city-field", "postal-code"],
  vat: ["vat-number"],
  wishlists: ["wishlist-count", "wishlist-picker"],
};

/** The islands that only a server that speaks the calls of the specification can serve. */
export const specificationIslands: readonly string[] = [
  "address-picker",
  "assets-upload",
  "change-delivery-address",
  "coupon-list",
  "customer-edit",
  "customer-reference",
  "folder-tree",
  "image-upload",
  "information-popup",
  "news-calendar",
  "order-again",
  "order-pad",
  "prepaid-accounts",
  "price-changes",
  "reference-search",
  "saved-filters",
  "wishlist",
  "wishlist-quantity",
  "wishlist-text",
];
