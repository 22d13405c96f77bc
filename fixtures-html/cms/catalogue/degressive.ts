import { type Thousandths, one } from "../cart/quantity.ts";
import type { Product, Variant } from "./types.ts";

/** From so many on, a piece costs so many per cent less. PRO-06 */
export interface Step {
  from: number;
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

/** By product id; all others cost the same however many are bought. */
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

/** The steps of a product, beginning with one piece; empty where there are none. */
export function degressiveSteps({ id, min }: Product): Step[] {
  const own = steps[id];
  return own ? [{ from: min, less: 0 }, ...own] : [];
}

export const priceAt = ({ price }: Variant, { less }: Step): number => Math.round((price * (100 - less)) / 100);

/** What one of so many costs, in cents. */
export function unitPrice(product: Product, variant: Variant, quantity: Thousandths): number {
  const step = degressiveSteps(product).findLast(({ from }) => quantity >= from * one);
  return step ? priceAt(variant, step) : variant.price;
}
