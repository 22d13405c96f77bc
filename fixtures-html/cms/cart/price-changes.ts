import { unitPrice } from "../catalogue/degressive.ts";
import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { money } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import type { Cart, Line } from "./cart.ts";

/** Whether the catalogue has another price than the one that the visitor has seen. */
export const hasOtherPrice = ({ variant, seenPrice }: Line): boolean => variant.price !== seenPrice;

/**
 * Sentences about a changed price of a line: `whole` for the notice, `short` for the line. Null for an unchanged one.
 * Both prices are those of the line's quantity, so that volume discounts make no difference.
 */
export function priceChange(culture: Culture, line: Line): { whole: string; short: string; price: string } | null {
  if (!hasOtherPrice(line)) return null;
  const { product, variant, quantity, seenPrice } = line;
  const { priceChanged, priceBefore } = textsOf(culture).cart;
  const [before, now] = [{ ...variant, price: seenPrice }, variant].map((one) =>
    money(culture, unitPrice(product, one, quantity)),
  ) as [string, string];
  return {
    whole: fill(priceChanged, product.name[culture], before, now),
    short: fill(priceBefore, before),
    price: (variant.price / 100).toFixed(2),
  };
}

/** Records that the visitor has seen these prices, in cents by line id. A price that has changed again is ignored. */
export const withSeenPrices = (cart: Cart, prices: ReadonlyMap<string, number>): Cart =>
  cart.map((line) => (prices.get(line.id) === line.variant.price ? { ...line, seenPrice: line.variant.price } : line));
