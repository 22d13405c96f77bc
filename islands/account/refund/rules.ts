import {
  type BigDecimal,
  bigDecimal,
  isMultiple,
  plus,
  round,
  signOf,
  times,
  toNumber,
} from "../../../shared/number/big-decimal.ts";

export const none: BigDecimal = { units: 0n, decimals: 0 };
const one: BigDecimal = { units: 1n, decimals: 0 };

/** Field values of a line. */
export interface RefundLine {
  price: string;
  quantity: string;
  /** Largest quantity; null when the page sets none. */
  ordered: BigDecimal | null;
  /** Sold by weight or length: the quantity may have decimals, and the line counts as one product. */
  isMeasured: boolean;
  /** The quantity may be thousands. */
  isUnclear?: boolean;
  isSelected: boolean;
}

/** Why a quantity is not valid. */
export type Problem = "number" | "whole" | "minimum" | "maximum";

/**
 * Parses a price with a decimal comma or dot. A currency sign and thousands separators are allowed. Null for other
 * text. REF-01
 */
export function priceOf(text: string): BigDecimal | null {
  const plain = text.replace(/[\s'’]|\p{Sc}/gu, "");
  const [, thousands] = /^\d{1,3}(?=([.,]))(?:\1\d{3})+(?!\1)[.,]\d+$/.exec(plain) ?? [];
  const price = bigDecimal(thousands ? plain.replaceAll(thousands, "") : plain);
  return price && signOf(price) >= 0 ? price : null;
}

/**
 * The quantity of a line that is refunded, between zero and the ordered quantity, and the problem with the typed text.
 * The quantity is null when the text does not say one that can be refunded. REF-01
 */
export function quantityOf({
  quantity,
  ordered,
  isMeasured,
  isUnclear = false,
}: Pick<RefundLine, "quantity" | "ordered" | "isMeasured" | "isUnclear">): {
  quantity: BigDecimal | null;
  problem: Problem | null;
} {
  const typed = quantity.trim() ? bigDecimal(quantity) : none;
  if (!typed || isUnclear) return { quantity: null, problem: "number" };
  if (signOf(typed) < 0) return { quantity: none, problem: "minimum" };
  if (!isMeasured && !isMultiple(typed, one)) return { quantity: null, problem: "whole" };
  if (ordered && signOf(plus(typed, { ...ordered, units: -ordered.units })) > 0)
    return { quantity: ordered, problem: "maximum" };
  return { quantity: typed, problem: null };
}

export interface Totals {
  /** Amount of each line, selected or not, in units of the currency; null for a line whose quantity is unknown. */
  amounts: (BigDecimal | null)[];
  /** The sums of the selected lines; null while the quantity of a selected line is unknown. */
  sums: { count: BigDecimal; amount: BigDecimal } | null;
}

/**
 * Price times quantity of each line, rounded to cents (half up), and the sums of the rounded amounts of selected lines.
 * If a price cannot be read, returns the index of the first such line instead. REF-01
 */
export function totalsOf(lines: readonly RefundLine[]): Totals | { badPrice: number } {
  const prices = lines.map(({ price }) => priceOf(price));
  const badPrice = prices.indexOf(null);
  if (badPrice >= 0) return { badPrice };
  const quantities = lines.map((line) => quantityOf(line).quantity);
  const amounts = quantities.map((quantity, index) => quantity && round(times(prices[index]!, quantity), 2));
  const counts = quantities.map((quantity, index) =>
    quantity && lines[index]!.isMeasured && signOf(quantity) > 0 ? one : quantity,
  );
  const [count, amount] = [counts, amounts].map((terms) =>
    terms.reduce((sum, term, index) => (lines[index]!.isSelected ? sum && term && plus(sum, term) : sum), none),
  );
  return { amounts, sums: count && amount ? { count, amount } : null };
}

/** Formats an amount for a field, as `45.00` or `45,00`, with the decimal separator of the price. REF-01 */
export const fieldText = (amount: BigDecimal, price: string): string =>
  toNumber(amount)
    .toFixed(2)
    .replace(".", /,\d*$/.test(price.trim()) ? "," : ".");
