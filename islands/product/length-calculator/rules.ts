import {
  type BigDecimal,
  bigDecimal,
  isMultiple,
  isSame,
  plus,
  round,
  signOf,
  times,
  toNumber,
  roundUpTo,
} from "../../../shared/number/big-decimal.ts";

/** The parameters of the calculation, from the page. 0 means unknown, or no charge. LEN-01 */
export interface Terms {
  /** In the weight unit of the page. */
  weightPerMetre: number;
  /** In the page's currency. */
  pricePerMetre: number;
  /** In metres, to the centimetre. Lengths that are not a multiple of it cost extra. */
  cutSize: number;
  extraCharge: number;
  /** Greatest length that can be ordered, in metres; 0 means no limit. */
  max: number;
}

/** The results for a length. LEN-01 */
export interface Results {
  /** In metres, with at most two decimals. */
  length: number;
  /** Exact, with all decimals. LEN-03 */
  weight: number;
  /** To the cent, including the extra charge if its amount is known. */
  price: number;
  hasExtraCharge: boolean;
  /** The next length without extra charge; null if there is none, or if it exceeds `max`. */
  roundedUp: number | null;
}

/** Calculates the results for a typed text; null if it is not a length above 0. Halves are rounded up. LEN-02 */
export function calculateResults(text: string, terms: Terms): Results | null {
  const length = lengthIn(text);
  if (!length) return null;
  const cut = round(pageNumber(terms.cutSize), 2);
  const hasExtraCharge = signOf(cut) > 0 && !isMultiple(length, cut);
  const up = hasExtraCharge ? toNumber(roundUpTo(length, cut)) : null;
  const goods = round(times(length, pageNumber(terms.pricePerMetre)), 2);
  return {
    length: toNumber(length),
    weight: toNumber(times(length, pageNumber(terms.weightPerMetre))),
    price: toNumber(hasExtraCharge ? plus(goods, round(pageNumber(terms.extraCharge), 2)) : goods),
    hasExtraCharge,
    roundedUp: up !== null && (terms.max === 0 || up <= terms.max) ? up : null,
  };
}

/**
 * The quantity of a cart line for a length: its weight as a whole number. At least 1, because 0 would remove the line.
 * Null without a length or a known weight. LEN-03
 */
export function quantityOf(text: string, { weightPerMetre }: Terms): number | null {
  const length = lengthIn(text);
  if (!length || weightPerMetre === 0) return null;
  return Math.max(1, toNumber(round(times(length, pageNumber(weightPerMetre)), 0)));
}

/** The rounded length if `text` has more than two decimals; null if it needs no correction. LEN-02 */
export function correctedLength(text: string): number | null {
  const [typed, length] = [bigDecimal(text), lengthIn(text)];
  return typed && length && !isSame(typed, length) ? toNumber(length) : null;
}

function lengthIn(text: string): BigDecimal | null {
  const typed = bigDecimal(text);
  const length = typed && round(typed, 2);
  return length && signOf(length) > 0 ? length : null;
}

/** A number from the page, which is always valid. */
const pageNumber = (value: number): BigDecimal => bigDecimal(value)!;
