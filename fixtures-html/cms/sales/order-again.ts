import type { NotAdded } from "../../../shared/api/orders.ts";
import { placeInCart } from "../cart/order.ts";
import { readQuantity } from "../cart/quantity.ts";
import type { Culture } from "../catalogue/types.ts";
import { quantity as written } from "../culture/formats.ts";
import type { Session } from "../session/sessions.ts";
import type { PastOrder } from "./order.ts";

export interface OrderedAgain {
  added: number;
  notAdded: NotAdded[];
}

/** Puts the lines of an order into the cart, as many as its form says; a line without a quantity, or of nothing, is left out. ORD-01 */
export function orderAgain(
  session: Session,
  culture: Culture,
  order: PastOrder,
  fields: URLSearchParams,
): OrderedAgain {
  const result: OrderedAgain = { added: 0, notAdded: [] };
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
