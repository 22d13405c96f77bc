import { fromThousandths, parseDecimal, toThousandths } from "../../../shared/decimal.ts";

/** From so many on, one costs so much. */
export interface PriceStep {
  from: number;
  price: number;
}

/** The step of a row; null when its attributes hold no numbers. */
export function readStep(from = "", price = ""): PriceStep | null {
  const [quantity, amount] = [parseDecimal(from), parseDecimal(price)];
  return quantity === null || amount === null || quantity < 0 || amount < 0 ? null : { from: quantity, price: amount };
}

/** Which of the steps a quantity is at, and the cheaper one that comes next, with what is wanting; in any order. PRO-06 */
export function stepOf<Step extends PriceStep>(
  steps: readonly Step[],
  quantity: number | null,
): { current?: Step; next?: Step; more: number } {
  if (quantity === null) return { more: 0 };
  const ordered = [...steps].sort((a, b) => a.from - b.from);
  const current = ordered.findLast(({ from }) => from <= quantity);
  const next = ordered.find(({ from, price }) => from > quantity && (!current || price < current.price));
  return { current, next, more: next ? fromThousandths(toThousandths(next.from) - toThousandths(quantity)) : 0 };
}
