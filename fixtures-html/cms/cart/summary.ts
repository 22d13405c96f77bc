import type { CartSummary } from "../../../shared/api/cart.ts";
import type { Culture } from "../catalogue/types.ts";
import { money } from "../culture/formats.ts";
import { totalOf, withoutTax } from "./amounts.ts";
import { type Cart, piecesIn } from "./cart.ts";

export function summaryOf(culture: Culture, cart: Cart): CartSummary {
  const amount = (cents: number) => `<span class="amount">${money(culture, cents)}</span>`;
  const total = totalOf(cart);
  return {
    ItemsCount: cart.length,
    ItemsQuantityCount: piecesIn(cart),
    AmountTaxInclHtml: amount(total),
    AmountTaxExclHtml: amount(withoutTax(total)),
  };
}
