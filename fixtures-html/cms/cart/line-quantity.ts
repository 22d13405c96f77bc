import type { Line } from "./cart.ts";
import { gramsOf, inCentimetres, lengthOf } from "./cutting.ts";
import { type Thousandths, one } from "./quantity.ts";

/** What a line holds, as calls of scripts tell it: pieces, kilograms, metres, or grams of what is ordered by the metre and weighed. CRT-01 */
export const toldQuantity = ({ product, quantity }: Line): number =>
  product.cutting?.isWeighed ? gramsOf(product.cutting, quantity) : quantity / one;

/** What a line is to hold after such a quantity. The weight that it has leaves its length as it is. */
export function heldQuantity({ product, quantity }: Line, told: Thousandths | null): Thousandths | null {
  const { cutting } = product;
  if (!cutting?.isWeighed || told === null) return inCentimetres(product, told);
  return gramsOf(cutting, quantity) * one === told ? quantity : lengthOf(cutting, told);
}
