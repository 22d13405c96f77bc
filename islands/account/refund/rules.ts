import { type Exact, exact, isMultiple, plus, rounded, signOf, times, toNumber } from "../../../shared/exact.ts";

const none: Exact = { units: 0n, decimals: 0 };
const one: Exact = { units: 1n, decimals: 0 };

/** A line of the form, as its fields have it. */
export interface RefundLine {
  price: string;
  quantity: string;
  /** Null where the page does not say. */
  ordered: Exact | null;
  /** It may have decimals, and counts as one. */
  isMeasured: boolean;
  isTaken: boolean;
}

/** What is wrong with a quantity. */
export type Problem = "number" | "whole" | "minimum" | "maximum";

/** A price with a comma or a dot, perhaps with a currency sign and with the other one between thousands; null for what is none. REF-01 */
export function priceOf(text: string): Exact | null {
  const plain = text.replace(/[\s'’]|\p{Sc}/gu, "");
  const [, thousands] = /^\d{1,3}(?=([.,]))(?:\1\d{3})+(?!\1)[.,]\d+$/.exec(plain) ?? [];
  const price = exact(thousands ? plain.replaceAll(thousands, "") : plain);
  return price && signOf(price) >= 0 ? price : null;
}

/** How much of a line counts, from nothing to all that was ordered, and what is wrong with what was typed. REF-01 */
export function quantityOf({
  quantity,
  ordered,
  isMeasured,
}: Pick<RefundLine, "quantity" | "ordered" | "isMeasured">): { quantity: Exact; problem: Problem | null } {
  const typed = quantity.trim() ? exact(quantity) : none;
  if (!typed) return { quantity: none, problem: "number" };
  if (signOf(typed) < 0) return { quantity: none, problem: "minimum" };
  if (!isMeasured && !isMultiple(typed, one)) return { quantity: none, problem: "whole" };
  if (ordered && signOf(plus(typed, { ...ordered, units: -ordered.units })) > 0)
    return { quantity: ordered, problem: "maximum" };
  return { quantity: typed, problem: null };
}

export interface Totals {
  /** Of each line, in units of the currency. */
  amounts: Exact[];
  count: Exact;
  amount: Exact;
}

/**
 * Price times quantity of each line, to cents, a half up; and the sums of what is shown. Where a price cannot be read: the place of the first such
 * line. REF-01
 */
export function totalsOf(lines: readonly RefundLine[]): Totals | { badPrice: number } {
  const prices = lines.map(({ price }) => priceOf(price));
  const badPrice = prices.indexOf(null);
  if (badPrice >= 0) return { badPrice };
  const taken = lines.map((line) => (line.isTaken ? quantityOf(line).quantity : none));
  const amounts = taken.map((quantity, index) => rounded(times(prices[index]!, quantity), 2));
  const count = lines.map(({ isMeasured }, index) => (isMeasured && signOf(taken[index]!) > 0 ? one : taken[index]!));
  return { amounts, count: count.reduce(plus, none), amount: amounts.reduce(plus, none) };
}

/** For a field: `45.00`, or `45,00` as its price is written. REF-01 */
export const inField = (amount: Exact, price: string): string =>
  toNumber(amount)
    .toFixed(2)
    .replace(".", /,\d*$/.test(price.trim()) ? "," : ".");
