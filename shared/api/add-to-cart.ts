import { AnswerError } from "../http/call.ts";
import { readWithDefaults } from "../read-with-defaults.ts";
import { warn } from "../warn.ts";
import { type Cart, cartIn } from "./cart.ts";
import { connected } from "./connector.ts";
import { type CartOrder, sendOrder } from "./send-order.ts";

/** The added product, for the confirmation. */
export interface CartAddition {
  name: string;
  quantity: number;
  /** URL of a small photo; empty when the product has none. */
  photoUrl: string;
  /** Amount of the addition with tax, as HTML. */
  amountHtml?: string;
  /** A sentence that says how much is missing to free delivery, in the page's language. */
  deliveryNote?: string;
  /** The cart after the addition; undefined when the server does not send it. */
  cart: Cart | undefined;
}

/**
 * Adds a product to the cart. Values that the server leaves out are taken from the order. Rejects as `call` does, and
 * with an `AnswerError` when the answer is not an object: it is then unknown whether anything was added.
 */
export async function addToCart(order: CartOrder): Promise<CartAddition> {
  return connected("cart")?.add(order, {}) ?? readAddition(await sendOrder(order), order);
}

export function readAddition(answer: unknown, order: CartOrder): CartAddition {
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) {
    throw new AnswerError(
      `expected an object in the answer to add-to-cart, got ${JSON.stringify(answer) ?? "nothing"}`,
    );
  }
  const keys = Object.keys(answer);
  if (keys.length > 0 && !keys.includes("Cart") && !keys.includes("Name"))
    warn(`the answer to add-to-cart has neither Cart nor Name, but ${keys.join()}. Refuse an order with 422.`);
  const { Name, Quantity, PhotoUrl, AmountTaxInclHtml, DeliveryNote } = readWithDefaults(
    { Name: order.name, Quantity: order.quantity, PhotoUrl: "", AmountTaxInclHtml: "", DeliveryNote: "" },
    answer,
    "the answer to add-to-cart",
  );
  return {
    name: Name,
    quantity: Quantity,
    photoUrl: PhotoUrl,
    amountHtml: AmountTaxInclHtml,
    deliveryNote: DeliveryNote,
    cart: cartIn(answer),
  };
}
