import { degressiveSteps, priceAt, unitPrice } from "../catalogue/degressive.ts";
import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { money, quantity } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import { inUnits } from "../shop/units.ts";
import type { Line } from "./cart.ts";
import { oneUnit, refusal } from "./quantity.ts";

/**
 * The offer of a line's next price step. Null for a product without price steps, or when limits and stock forbid all of
 * them. PRO-06
 */
export function nextPriceView(culture: Culture, line: Line) {
  const { product, variant } = line;
  const [first, ...others] = degressiveSteps(product);
  const allowed = others.filter(({ from }) => refusal(product, variant, from * oneUnit) === null);
  if (!first || allowed.length === 0) return null;
  const { nextPrice, takeNextPrice } = textsOf(culture).cart;
  const next = allowed.find(({ from }) => from * oneUnit > line.quantity);
  // The place is as large without a next step as with the last one.
  const offered = next ?? allowed.at(-1)!;
  const take = fill(takeNextPrice, inUnits(culture, product, offered.from * oneUnit));
  return {
    steps: [first, ...allowed].map((step) => `${step.from} ${(priceAt(variant, step) / 100).toFixed(2)}`).join(", "),
    isOffered: next !== undefined,
    text: fill(
      nextPrice,
      inUnits(culture, product, Math.max(oneUnit, offered.from * oneUnit - line.quantity)),
      money(culture, priceAt(variant, offered)),
      money(culture, unitPrice(product, variant, line.quantity)),
    ),
    take,
    takeName: fill(textsOf(culture).site.named, take, product.name[culture]),
    /** The quantity as the field takes it. */
    quantity: quantity(culture, offered.from * oneUnit),
  };
}
