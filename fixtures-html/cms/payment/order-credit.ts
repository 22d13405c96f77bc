import { creditAccounts } from "../catalogue/credit.ts";
import { variantById } from "../catalogue/index.ts";
import type { Culture } from "../catalogue/types.ts";
import { placeInCart } from "../cart/order.ts";
import { readQuantity } from "../cart/quantity.ts";
import { textsOf } from "../culture/texts.ts";
import type { Session } from "../session/sessions.ts";

/** Adds credit for an account to the cart. Returns an empty string, or the message why it is refused. PRE-01 */
export function orderCredit(session: Session, culture: Culture, accountId: string, typed: string): string {
  const t = textsOf(culture).payment.prepaid;
  const offer = creditAccounts.some(({ id }) => id === accountId) ? variantById(`v990${accountId}`) : undefined;
  if (!offer) return t.unknown;
  if (!typed.trim()) return t.quantityMissing;
  return placeInCart(session, culture, { ...offer, quantity: readQuantity(typed), origin: "prepaid", key: accountId });
}
