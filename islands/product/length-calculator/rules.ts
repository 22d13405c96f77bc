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
  /** Unit of the typed text. What is called a length below can be a weight, with a price for each kilogram. */
  unit: "metre" | "kilogram";
  /** In the weight unit of the page. */
  weightPerMetre: number;
  /** In the page's currency. */
  pricePerMetre: number;
  /** In metres, to the centimetre. Lengths that are not a multiple of it cost extra. */
  cutSize: number;
  extraCharge: number;
  /** Smallest and greatest length that can be ordered; 0 means no limit. */
  min: number;
  max: number;
}

/** The results for a length. LEN-01 */
export interface Results {
  /** In metres with at most two decimals, or in kilograms with at most three. */
  length: number;
  /** Exact, with all decimals. LEN-03 */
  weight: number;
  /** To the cent, including the extra charge if its amount is known. */
  price: number;
  hasExtraCharge: boolean;
  /** The next length without extra charge; null if there is none, or if it exceeds `max`. */
  roundedUp: number | null;
}

/**
 * Calculates the results for a typed text; null if it is not a length that can be ordered. Halves are rounded up. LEN-02
 */
export function calculateResults(text: string, terms: Terms): Results | null {
  const length = lengthIn(text, terms);
  if (!length || nearestLength(text, terms) !== null) return null;
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

/** The nearest length that can be ordered; null if the typed one can be, or if `text` is not a number. */
export function nearestLength(text: string, { unit, min, max }: Terms): number | null {
  const typed = bigDecimal(text);
  if (!typed) return null;
  const length = toNumber(round(typed, DECIMALS[unit]));
  return min > 0 && length < min ? min : max > 0 && length > max ? max : null;
}

/**
 * The quantity of a cart line for a length: its weight as a whole number. At least 1, because 0 would remove the line.
 * Null without a length or a known weight. LEN-03
 */
export function quantityOf(text: string, terms: Terms): number | null {
  const length = lengthIn(text, terms);
  if (!length || terms.weightPerMetre === 0) return null;
  return Math.max(1, toNumber(round(times(length, pageNumber(terms.weightPerMetre)), 0)));
}

/** The rounded length if `text` has too many decimals; null if it needs no correction. LEN-02 */
export function correctedLength(text: string, terms: Pick<Terms, "unit">): number | null {
  const [typed, length] = [bigDecimal(text), lengthIn(text, terms)];
  return typed && length && !isSame(typed, length) ? toNumber(length) : null;
}

/** Decimals of a length to the centimetre, and of a weight to the gram. */
const DECIMALS = { metre: 2, kilogram: 3 };

function lengthIn(text: string, { unit }: Pick<Terms, "unit">): BigDecimal | null {
  const typed = bigDecimal(text);
  const length = typed && round(typed, DECIMALS[unit]);
  return length && signOf(length) > 0 ? length : null;
}

/** A number from the page, which is always valid. */
const pageNumber = (value: number): BigDecimal => bigDecimal(value)!;
