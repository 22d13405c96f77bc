import type { Resource } from "../connector.ts";

/**
 * The islands that need a resource of the server. All other islands work on any site. The islands of a resource that a
 * connector lacks are not mounted.
 */
export const islandsOf: Readonly<Record<Resource, readonly string[]>> = {
  cart: ["add-to-cart", "cart-lines", "cart-widget"],
};
