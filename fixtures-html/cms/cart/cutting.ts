/** Cutting arithmetic in whole numbers: thousandths of a metre, grams and cents. LEN-02, LEN-03 */
import type { Cutting, Product } from "../catalogue/types.ts";
import { type Thousandths, oneUnit, thousandths } from "./quantity.ts";

/** Rounds a length to whole centimetres, halves up. Quantities of other kinds do not change. */
export const inCentimetres = <T extends Thousandths | null>(product: Product, quantity: T): T =>
  product.kind === "length" && quantity !== null ? ((Math.round(quantity / 10) * 10) as T) : quantity;

/** Euro cents for cutting a length that is not a multiple of the standard size. */
export function cuttingCharge({ cutting }: Product, length: Thousandths): number {
  return cutting && length % thousandths(cutting.size) !== 0 ? cutting.charge : 0;
}

/** Weight of a length in whole grams, at least one. */
export const gramsOf = ({ gramsPerMetre }: Cutting, length: Thousandths): number =>
  Math.max(1, Math.round((gramsPerMetre * length) / oneUnit));

/**
 * Length for a weight. Several lengths round to the same weight: prefers one that is cut free of charge, then the
 * roundest.
 */
export function lengthOf(cutting: Cutting, grams: Thousandths): Thousandths {
  const exact = grams / cutting.gramsPerMetre;
  const round = [thousandths(cutting.size), 100, 50].map((step) => Math.round(exact / step) * step);
  return round.find((length) => gramsOf(cutting, length) * oneUnit === grams) ?? Math.round(exact / 10) * 10;
}
