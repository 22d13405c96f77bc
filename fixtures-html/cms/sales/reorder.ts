import type { NotAdded } from "../../../shared/api/wire/orders.ts";
import { placeInCart } from "../cart/order.ts";
import { readQuantity } from "../cart/quantity.ts";
import type { Culture } from "../catalogue/types.ts";
import { quantity as written } from "../culture/formats.ts";
import type { Session } from "../session/sessions.ts";
import type { PastOrder } from "./order.ts";

export interface ReorderResult {
  added: number;
  notAdded: NotAdded[];
}

/**
 * Adds the lines of an order to the cart, in the quantities of the form. Lines with an empty or zero quantity are left
 * out. ORD-01
 */
export function reorder(session: Session, culture: Culture, order: PastOrder, fields: URLSearchParams): ReorderResult {
  const result: ReorderResult = { added: 0, notAdded: [] };
  for (const { id, product, variant, quantity } of order.lines) {
    const typed = (fields.get(`Quantity[${id}]`) ?? written(culture, quantity)).trim();
    if (!typed || Number(typed.replace(",", ".")) === 0) continue;
    const refused = placeInCart(session, culture, {
      product,
      variant,
      quantity: readQuantity(typed),
      origin: "order",
      key: order.number,
    });
    if (refused) result.notAdded.push({ Name: product.name[culture], Message: refused });
    else result.added++;
  }
  return result;
}
