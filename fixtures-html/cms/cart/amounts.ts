/** Amounts are whole euro cents; prices carry tax. */
import { unitPrice } from "../catalogue/degressive.ts";
import type { Product, Variant } from "../catalogue/types.ts";
import type { Cart, Line } from "./cart.ts";
import { cuttingCharge } from "./cutting.ts";
import { type Thousandths, one } from "./quantity.ts";

export function amountOf(line: Line): number {
  return goodsOf(line.product, line.variant, line.quantity) + cuttingCharge(line.product, line.quantity);
}

/** So much of a variant, without what its cutting costs. */
export const goodsOf = (product: Product, variant: Variant, quantity: Thousandths): number =>
  Math.round((unitPrice(product, variant, quantity) * quantity) / one);

/** What is in a cart, without its cutting. */
export const goodsIn = (cart: Cart): number =>
  cart.reduce((sum, { product, variant, quantity }) => sum + goodsOf(product, variant, quantity), 0);

export const cuttingIn = (cart: Cart): number =>
  cart.reduce((sum, { product, quantity }) => sum + cuttingCharge(product, quantity), 0);
