/** Amounts are whole euro cents; prices carry 21 % tax. */
import { unitPrice } from "../catalogue/degressive.ts";
import type { Product, Variant } from "../catalogue/types.ts";
import type { Cart, Line } from "./cart.ts";
import { cuttingCharge } from "./cutting.ts";
import { type Thousandths, one } from "./quantity.ts";

const taxPercent = 21;

export function amountOf(line: Line): number {
  return goodsOf(line.product, line.variant, line.quantity) + cuttingCharge(line.product, line.quantity);
}

/** So much of a variant, without what its cutting costs. */
export const goodsOf = (product: Product, variant: Variant, quantity: Thousandths): number => Math.round((unitPrice(product, variant, quantity) * quantity) / one);

export function totalOf(cart: Cart): number {
  return cart.reduce((sum, line) => sum + amountOf(line), 0);
}

export function withoutTax(cents: number): number {
  return Math.round((cents * 100) / (100 + taxPercent));
}
