import { degressiveSteps, priceAt } from "../catalogue/degressive.ts";
import type { Culture, Product, Variant } from "../catalogue/types.ts";
import { type Thousandths, oneUnit } from "../cart/quantity.ts";
import { money } from "../culture/formats.ts";

export interface PriceRow {
  from: number;
  /** Quantities, such as `6–11` or `48+`. */
  range: string;
  /** Price in euros. */
  amount: number;
  price: string;
  isCurrent: boolean;
}

/**
 * Price table of a variant, which marks the row of the current quantity; empty when the product has no volume discount.
 * PRO-06
 */
export function priceRows(culture: Culture, product: Product, variant: Variant, quantity: Thousandths): PriceRow[] {
  const steps = degressiveSteps(product);
  return steps.map((step, index) => {
    const next = steps[index + 1]?.from;
    const cents = priceAt(variant, step);
    return {
      from: step.from,
      range:
        next === undefined ? `${step.from}+` : next - 1 === step.from ? `${step.from}` : `${step.from}–${next - 1}`,
      amount: cents / 100,
      price: money(culture, cents),
      isCurrent: quantity >= step.from * oneUnit && (next === undefined || quantity < next * oneUnit),
    };
  });
}
