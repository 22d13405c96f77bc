import { type Thousandths, oneUnit } from "../cart/quantity.ts";
import type { Product, Variant } from "./types.ts";

/** A step of a volume discount. PRO-06 */
export interface Step {
  /** Lowest quantity, in pieces. */
  from: number;
  /** Discount per piece, in per cent. */
  less: number;
}

const shirts: Step[] = [
  { from: 6, less: 5 },
  { from: 12, less: 10 },
  { from: 48, less: 18 },
];
const bags: Step[] = [
  { from: 10, less: 10 },
  { from: 25, less: 20 },
];
const tins: Step[] = [
  { from: 4, less: 8 },
  { from: 12, less: 15 },
];

/** By product id; other products have no volume discount. */
const steps: Record<string, Step[]> = {
  p401: shirts,
  p402: shirts,
  p403: shirts,
  p413: bags,
  p414: bags,
  p415: bags,
  p367: tins,
  p368: tins,
  p369: tins,
  p370: tins,
};

/** Price steps of a product, the first one without a discount; empty when it has no volume discount. */
export function degressiveSteps({ id, min }: Product): Step[] {
  const ownSteps = steps[id];
  return ownSteps ? [{ from: min, less: 0 }, ...ownSteps] : [];
}

export const priceAt = ({ price }: Variant, { less }: Step): number => Math.round((price * (100 - less)) / 100);

/** Price of one unit in cents when `quantity` is ordered. */
export function unitPrice(product: Product, variant: Variant, quantity: Thousandths): number {
  const step = degressiveSteps(product).findLast(({ from }) => quantity >= from * oneUnit);
  return step ? priceAt(variant, step) : variant.price;
}
