import { parseDecimal } from "../../../shared/decimal.ts";

/** The quantity that is meant: without its sign; what is nothing, or no number, is the smallest that can be wished for, or 1. WSH-06 */
export function positiveQuantity(typed: string, smallest: number): number {
  const quantity = Math.abs(parseDecimal(typed.replace(/\s/g, "")) ?? 0);
  return quantity > 0 ? quantity : smallest > 0 ? smallest : 1;
}
