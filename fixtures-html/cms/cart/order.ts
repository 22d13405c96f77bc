import type { Culture, Product, Variant } from "../catalogue/types.ts";
import { textsOf } from "../culture/texts.ts";
import type { Session } from "../session/sessions.ts";
import { add, quantityAfter, sortLines } from "./cart.ts";
import { inCentimetres } from "./cutting.ts";
import { type Thousandths, refusal } from "./quantity.ts";
import { refusalText } from "./refusal-text.ts";

export interface Order {
  product: Product;
  /** Null when no variant has the selected attribute values. */
  variant: Variant | null;
  /** Null when the input is not a number. */
  quantity: Thousandths | null;
  origin: string;
  key: string;
}

/** Adds an order to the visitor's cart. Returns an empty string, or the message of the rule that refuses it. */
export function placeInCart(session: Session, culture: Culture, order: Order): string {
  const { product, variant } = order;
  const quantity = inCentimetres(product, order.quantity);
  if (!variant) return textsOf(culture).cart.refused.combination;
  const refused = refusal(product, variant, quantity) ?? refusalOfSum(session, product, variant, quantity ?? 0);
  if (refused) return refusalText(culture, product, refused);
  session.cartOrder.add(variant.id);
  session.cart = sortLines(add(session.cart, { ...order, variant, quantity: quantity ?? 0 }), [...session.cartOrder]);
  return "";
}

const refusalOfSum = (session: Session, product: Product, variant: Variant, added: Thousandths) =>
  refusal(product, variant, quantityAfter(session.cart, variant, added));
