import type { CartSummary } from "./cart.ts";

/** Orders of before. Paths stand under the application path {app}. */

/**
 * PUT a serialized form, urlencoded as a browser sends it, with the order's id and the quantities of its lines: an `OrderAgainAnswer`; 400, 404 or
 * 422 with an `ApiMessage` when it is refused. ORD-01
 */
export const orderAgainPath = "/api/v1/sales/orders/addtocart";

export interface OrderAgainAnswer {
  /** The cart after it. */
  Cart: CartSummary;
  /** How many lines are in the cart now. */
  Added: number;
  /** Lines that are not, and why. */
  NotAdded: NotAdded[];
}

export interface NotAdded {
  Name: string;
  /** A sentence in the culture's language. Text. */
  Message: string;
}

/**
 * POST the form of another delivery address, urlencoded: HTML with an element of class `messages`, in it elements of class `success` and `error`
 * with a sentence each; 400, 404 or 422 with an `ApiMessage` when a field is wrong. GET with `orderId`: the page with that form. ORD-02
 */
export const changeAddressPath = (culture: string): string => `/${culture}/sales/order/ChangeDeliveryAddressRequest`;
