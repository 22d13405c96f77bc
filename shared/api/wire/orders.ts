import type { CartSummary } from "./cart.ts";

/** Previous orders. Paths are relative to the application path {app}. */

/**
 * PUT a form, urlencoded as a browser sends it, with the order's id and the quantities of its lines. Returns an
 * `OrderAgainAnswer`, or 400, 404 or 422 with an `ApiMessage` when refused. ORD-01
 */
export const orderAgainPath = "/api/v1/sales/orders/addtocart";

export interface OrderAgainAnswer {
  /** The cart after the addition. */
  Cart: CartSummary;
  /** Number of lines that were added. */
  Added: number;
  /** Lines that were not added, and why. */
  NotAdded: NotAdded[];
}

export interface NotAdded {
  Name: string;
  /** A message in the culture's language. Plain text. */
  Message: string;
}

/**
 * POST the form for another delivery address, urlencoded. Returns HTML with an element of class `messages` that
 * contains elements of class `success` and `error`, each with one message; 400, 404 or 422 with an `ApiMessage` when a
 * field is wrong. GET with `orderId` returns the page with that form. ORD-02
 */
export const changeAddressPath = (culture: string): string => `/${culture}/sales/order/ChangeDeliveryAddressRequest`;
