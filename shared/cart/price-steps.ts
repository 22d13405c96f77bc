import { fromThousandths, parseDecimal, toThousandths } from "../number/decimal.ts";

/** A unit price that applies from a quantity on. */
export interface PriceStep {
  from: number;
  price: number;
}

/** The step with these attributes; null if they are not numbers of at least 0. */
export function readStep(from = "", price = ""): PriceStep | null {
  const [quantity, amount] = [parseDecimal(from), parseDecimal(price)];
  return quantity === null || amount === null || quantity < 0 || amount < 0 ? null : { from: quantity, price: amount };
}

/**
 * The step of a quantity, the next cheaper step, and the quantity missing for it (`more`). `steps` may be in any order.
 * PRO-06
 */
export function findSteps<Step extends PriceStep>(
  steps: readonly Step[],
  quantity: number | null,
): { current?: Step; next?: Step; more: number } {
  if (quantity === null) return { more: 0 };
  const ordered = [...steps].sort((a, b) => a.from - b.from);
  const current = ordered.findLast(({ from }) => from <= quantity);
  const next = ordered.find(({ from, price }) => from > quantity && (!current || price < current.price));
  return { current, next, more: next ? fromThousandths(toThousandths(next.from) - toThousandths(quantity)) : 0 };
}
