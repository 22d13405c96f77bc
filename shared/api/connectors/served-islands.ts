import type { Resource } from "../connector.ts";

/**
 * The islands that need a resource of the server. Other islands work on any site. The islands of a resource that the
 * connector lacks are not mounted.
 */
export const islandsOf: Readonly<Record<Resource | "specification", readonly string[]>> = {
  cart: ["add-to-cart", "cart-lines", "cart-widget"],
  // No connector offers these yet.
  specification: [],
};
