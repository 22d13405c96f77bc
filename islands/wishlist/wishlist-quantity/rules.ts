import { parseDecimal } from "../../../shared/number/decimal.ts";

/**
 * The typed quantity without its sign. Zero, an empty text and text that is not a number become `smallest`, or 1.
 * WSH-06
 */
export function positiveQuantity(typed: string, smallest: number): number {
  const quantity = Math.abs(parseDecimal(typed.replace(/\s/g, "")) ?? 0);
  return quantity > 0 ? quantity : smallest > 0 ? smallest : 1;
}
