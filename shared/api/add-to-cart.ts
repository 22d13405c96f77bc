import { AnswerError, call } from "../http/call.ts";
import { readWithDefaults } from "../read-with-defaults.ts";
import { type Cart, cartIn } from "./cart.ts";
import { connected } from "./connector.ts";
import { type AddToCartOrder, addToCartPath } from "./wire/add-to-cart.ts";

/** A product to add to the cart. PRO-03 */
export interface CartOrder {
  variantId: string;
  /** In the product's unit: pieces, kilograms or metres. */
  quantity: number;
  name: string;
  /** The origin of the order, such as `Catalog`; `key` is the key of the list or campaign. */
  origin?: string | undefined;
  key?: string | undefined;
  /** All texts of the order form by the name of their field, for connectors: a shop system may need its own fields. */
  fields?: Readonly<Record<string, string>> | undefined;
}

/** The added product, for the confirmation. */
export interface CartAddition {
  name: string;
  quantity: number;
  /** URL of a small photo; empty when the product has none. */
  photoUrl: string;
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

/** Adds a removed line again, even when the page is closed. Its answer is ignored. */
export async function restoreLine(order: CartOrder): Promise<void> {
  await (connected("cart")?.add(order, { keepalive: true }) ?? sendOrder(order, true));
}

function sendOrder({ variantId, quantity, name, origin, key }: CartOrder, keepalive?: true): Promise<unknown> {
  const json: AddToCartOrder = {
    ProductVariantId: variantId,
    Quantity: quantity,
    Name: name,
    ItemOrigin: origin,
    ItemKey: key,
  };
  return call(addToCartPath, { method: "POST", json, keepalive });
}

export function readAddition(answer: unknown, order: CartOrder): CartAddition {
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) {
    throw new AnswerError(
      `expected an object in the answer to add-to-cart, got ${JSON.stringify(answer) ?? "nothing"}`,
    );
  }
  const { Name, Quantity, PhotoUrl } = readWithDefaults(
    { Name: order.name, Quantity: order.quantity, PhotoUrl: "" },
    answer,
    "the answer to add-to-cart",
  );
  return { name: Name, quantity: Quantity, photoUrl: PhotoUrl, cart: cartIn(answer) };
}
