import type { Line } from "./cart.ts";
import { gramsOf, inCentimetres, lengthOf } from "./cutting.ts";
import { type Thousandths, oneUnit } from "./quantity.ts";

/**
 * A line's quantity as the API states it: pieces, kilograms, metres, or grams for goods that are ordered by the metre
 * and weighed. CRT-01
 */
export const apiQuantity = ({ product, quantity }: Line): number =>
  product.cutting?.isWeighed ? gramsOf(product.cutting, quantity) : quantity / oneUnit;

/** Converts a quantity of the API to that of a line. An unchanged weight keeps the exact length. */
export function lineQuantity({ product, quantity }: Line, sent: Thousandths | null): Thousandths | null {
  const { cutting } = product;
  if (!cutting?.isWeighed || sent === null) return inCentimetres(product, sent);
  return gramsOf(cutting, quantity) * oneUnit === sent ? quantity : lengthOf(cutting, sent);
}
