/** Amounts are whole euro cents; prices carry 21 % tax. */
import type { Cart, Line } from "./cart.ts";
import { one } from "./quantity.ts";

const taxPercent = 21;

export function amountOf(line: Line): number {
  return Math.round((line.variant.price * line.quantity) / one);
}

export function totalOf(cart: Cart): number {
  return cart.reduce((sum, line) => sum + amountOf(line), 0);
}

export function withoutTax(cents: number): number {
  return Math.round((cents * 100) / (100 + taxPercent));
}
