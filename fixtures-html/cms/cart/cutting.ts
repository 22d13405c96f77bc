/** What is cut, in the shop's own arithmetic: whole thousandths of a metre, grams and cents. LEN-02, LEN-03 */
import type { Cutting, Product } from "../catalogue/types.ts";
import { type Thousandths, one, thousandths } from "./quantity.ts";

/** Lengths are whole centimetres, halves up; all other quantities stay as they are. */
export const inCentimetres = <T extends Thousandths | null>(product: Product, wanted: T): T =>
  product.kind === "length" && wanted !== null ? ((Math.round(wanted / 10) * 10) as T) : wanted;

/** Euro cents for cutting a length that is no multiple of the standard size. */
export function cuttingCharge({ cutting }: Product, length: Thousandths): number {
  return cutting && length % thousandths(cutting.size) !== 0 ? cutting.charge : 0;
}

/** The quantity of a weighed line: whole grams, at least one. */
export const gramsOf = ({ gramsPerMetre }: Cutting, length: Thousandths): number =>
  Math.max(1, Math.round((gramsPerMetre * length) / one));

/** The length that so many grams are: of several, which a scale cannot tell apart, one that is cut free of charge, or else the roundest. */
export function lengthOf(cutting: Cutting, grams: Thousandths): Thousandths {
  const exact = grams / cutting.gramsPerMetre;
  const round = [thousandths(cutting.size), 100, 50].map((step) => Math.round(exact / step) * step);
  return round.find((length) => gramsOf(cutting, length) * one === grams) ?? Math.round(exact / 10) * 10;
}
