import type { CartSummary } from "../../../shared/api/cart.ts";
import type { Culture } from "../catalogue/types.ts";
import { worthOf } from "../checkout/amounts.ts";
import { money } from "../culture/formats.ts";
import type { Session } from "../session/sessions.ts";
import { piecesIn } from "./cart.ts";

/** What the cart widget tells: the goods, less what a coupon takes off, without their delivery. */
export function summaryOf(culture: Culture, session: Session): CartSummary {
  const amount = (cents: number) => `<span class="amount">${money(culture, cents)}</span>`;
  const { total, withoutTax } = worthOf(session);
  return {
    ItemsCount: session.cart.length,
    ItemsQuantityCount: piecesIn(session.cart),
    AmountTaxInclHtml: amount(total),
    AmountTaxExclHtml: amount(withoutTax),
  };
}
