import { fromThousandths, parseDecimal, toThousandths } from "../../../shared/number/decimal.ts";

/** Parses a number; other text counts as 0. QTY-08 */
export const numberOf = (text: string): number => parseDecimal(text) ?? 0;

/** Adds or subtracts one; with `noNegative` the result is at least 0. */
export function nextNumber(text: string, direction: 1 | -1, noNegative: boolean): number {
  const next = fromThousandths(toThousandths(numberOf(text)) + direction * toThousandths(1));
  return noNegative ? Math.max(0, next) : next;
}

export const canGoDown = (text: string, noNegative: boolean): boolean => !noNegative || numberOf(text) > 0;
