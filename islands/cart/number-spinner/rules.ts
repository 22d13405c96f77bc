import { fromThousandths, parseDecimal, toThousandths } from "../../../shared/decimal.ts";

/** The number of a text; what is no number is 0. QTY-08 */
export const numberOf = (text: string): number => parseDecimal(text) ?? 0;

/** One more or one less; with `noNegative` it never goes below 0. */
export function spun(text: string, direction: 1 | -1, noNegative: boolean): number {
  const next = fromThousandths(toThousandths(numberOf(text)) + direction * toThousandths(1));
  return noNegative ? Math.max(0, next) : next;
}

export const canGoDown = (text: string, noNegative: boolean): boolean => !noNegative || numberOf(text) > 0;
