/** Amounts are whole euro cents; prices include tax. */
import { unitPrice } from "../catalogue/degressive.ts";
import type { Product, Variant } from "../catalogue/types.ts";
import type { Cart, Goods } from "./cart.ts";
import { cuttingCharge } from "./cutting.ts";
import { type Thousandths, oneUnit } from "./quantity.ts";

/** Price of a line with its cutting charge. */
export function linePrice(line: Goods): number {
  return goodsPrice(line.product, line.variant, line.quantity) + cuttingCharge(line.product, line.quantity);
}

/** Price of a quantity of a variant, without the cutting charge. */
export const goodsPrice = (product: Product, variant: Variant, quantity: Thousandths): number =>
  Math.round((unitPrice(product, variant, quantity) * quantity) / oneUnit);

/** Price of what was just added to a cart, at the unit price of its line. */
export function additionPrice(cart: Cart, product: Product, variant: Variant, added: Thousandths): number {
  const inCart = cart.find((line) => line.variant.id === variant.id)?.quantity ?? added;
  return Math.round((unitPrice(product, variant, inCart) * added) / oneUnit) + cuttingCharge(product, added);
}

/** Price of all goods in a cart, without cutting charges. */
export const goodsTotal = (cart: Cart): number =>
  cart.reduce((sum, { product, variant, quantity }) => sum + goodsPrice(product, variant, quantity), 0);

/** Cutting charges of all lines. */
export const cuttingTotal = (cart: Cart): number =>
  cart.reduce((sum, { product, quantity }) => sum + cuttingCharge(product, quantity), 0);
