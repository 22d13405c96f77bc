import { call } from "../http/call.ts";
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
  /** All texts of the order form, for connectors: a shop system may need its own fields. */
  fields?: URLSearchParams | undefined;
  /** Id of the removed line that is put back. */
  id?: string | undefined;
}

/** Adds a product to the cart of a server that speaks the calls of the specification. Resolves with its answer. */
export function sendOrder({ variantId, quantity, name, origin, key }: CartOrder, keepalive?: true): Promise<unknown> {
  const json: AddToCartOrder = {
    ProductVariantId: variantId,
    Quantity: quantity,
    Name: name,
    ItemOrigin: origin,
    ItemKey: key,
  };
  return call(addToCartPath, { method: "POST", json, keepalive });
}
