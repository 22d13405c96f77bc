import {
  type Exact,
  exact,
  isMultiple,
  isSame,
  plus,
  rounded,
  signOf,
  times,
  toNumber,
  upTo,
} from "../../../shared/exact.ts";

/** What one length is reckoned with, as its page says it. A 0 stands for what is not known or not charged. LEN-01 */
export interface Terms {
  /** Of one metre, in the unit of the weights. */
  weightPerMetre: number;
  /** Of one metre, in the page's currency. */
  pricePerMetre: number;
  /** In metres; other lengths than its multiples cost extra. To the centimetre, as lengths are. */
  cutSize: number;
  extraCharge: number;
  /** The longest that can be ordered, in metres; 0 is no limit. */
  max: number;
}

/** What a length comes to. LEN-01 */
export interface Sums {
  /** In metres, with at most two decimals. */
  length: number;
  /** Exactly, with all its decimals. LEN-03 */
  weight: number;
  /** To the cent, with the extra charge where its amount is known. */
  price: number;
  hasExtraCharge: boolean;
  /** The next length without extra charge; null where there is none to go to, or none that can be ordered. */
  roundedUp: number | null;
}

/** What a typed text comes to; null for what is no length, or none above 0. Halves are rounded up. LEN-02 */
export function sumsOf(text: string, terms: Terms): Sums | null {
  const length = lengthIn(text);
  if (!length) return null;
  const cut = rounded(known(terms.cutSize), 2);
  const hasExtraCharge = signOf(cut) > 0 && !isMultiple(length, cut);
  const up = hasExtraCharge ? toNumber(upTo(length, cut)) : null;
  const goods = rounded(times(length, known(terms.pricePerMetre)), 2);
  return {
    length: toNumber(length),
    weight: toNumber(times(length, known(terms.weightPerMetre))),
    price: toNumber(hasExtraCharge ? plus(goods, rounded(known(terms.extraCharge), 2)) : goods),
    hasExtraCharge,
    roundedUp: up !== null && (terms.max === 0 || up <= terms.max) ? up : null,
  };
}

/**
 * The quantity that a cart's line has for a length: its weight as a whole number, but at least 1, for 0 would take the line out of the
 * cart. Null where there is no length, or its weight is not known. LEN-03
 */
export function quantityOf(text: string, { weightPerMetre }: Terms): number | null {
  const length = lengthIn(text);
  if (!length || weightPerMetre === 0) return null;
  return Math.max(1, toNumber(rounded(times(length, known(weightPerMetre)), 0)));
}

/** The length that `text` should say instead, because it has more than two decimals; null when it is well as it is. LEN-02 */
export function correctedLength(text: string): number | null {
  const [typed, length] = [exact(text), lengthIn(text)];
  return typed && length && !isSame(typed, length) ? toNumber(length) : null;
}

function lengthIn(text: string): Exact | null {
  const typed = exact(text);
  const length = typed && rounded(typed, 2);
  return length && signOf(length) > 0 ? length : null;
}

/** A number of the page's: always one. */
const known = (value: number): Exact => exact(value)!;
