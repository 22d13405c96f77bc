import type { CartSummary } from "../../../shared/api/wire/cart.ts";
import type { Culture } from "../catalogue/types.ts";
import { goodsAmounts } from "../checkout/amounts.ts";
import { goodsTakenOff } from "../checkout/amounts-view.ts";
import { money } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import type { Session } from "../session/sessions.ts";
import { piecesIn } from "./cart.ts";

export const amountHtml = (culture: Culture, cents: number): string =>
  `<span class="amount">${money(culture, cents)}</span>`;

/** Data of the cart widget. The amounts are those of the goods less the coupon's discount, without delivery. */
export function summaryOf(culture: Culture, session: Session): CartSummary {
  const { total, withoutTax } = goodsAmounts(session);
  return {
    ItemsCount: session.cart.length,
    ItemsQuantityCount: piecesIn(session.cart),
    AmountTaxInclHtml: amountHtml(culture, total),
    AmountTaxExclHtml: amountHtml(culture, withoutTax),
    TotalLabel: textsOf(culture).amounts.totalWithoutDelivery,
    TakenOff: goodsTakenOff(culture, session).map(({ label, value }) => ({
      Label: label,
      AmountHtml: `<span class="amount">${value}</span>`,
    })),
  };
}
