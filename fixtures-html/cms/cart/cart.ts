import { randomBytes } from "node:crypto";
import type { Product, Variant } from "../catalogue/types.ts";
import { type Thousandths, isMeasured, oneUnit } from "./quantity.ts";

export interface Line {
  id: string;
  product: Product;
  variant: Variant;
  quantity: Thousandths;
  /** Price of the variant that the visitor has seen, without a volume discount, in cents. */
  seenPrice: number;
  /** Where the order was made, as the page reported it. */
  origin: string;
  key: string;
}

export type Cart = Line[];

/** The properties of a line that decide its price. */
export type Goods = Pick<Line, "product" | "variant" | "quantity">;

export interface Addition {
  product: Product;
  variant: Variant;
  quantity: Thousandths;
  origin: string;
  key: string;
}

/** Quantity of a variant in the cart after an addition. */
export function quantityAfter(cart: Cart, variant: Variant, added: Thousandths): Thousandths {
  return added + (cart.find((line) => line.variant.id === variant.id)?.quantity ?? 0);
}

/** Increases the variant's line when the cart has one, else appends a line. */
export function add(cart: Cart, addition: Addition): Cart {
  const present = cart.some((line) => line.variant.id === addition.variant.id);
  if (!present)
    return [...cart, { id: randomBytes(6).toString("hex"), seenPrice: addition.variant.price, ...addition }];
  return cart.map((line) =>
    line.variant.id === addition.variant.id ? { ...line, quantity: line.quantity + addition.quantity } : line,
  );
}

/** Sorts the lines by the order in which their variants came into the cart, so that a removed line returns to its place. */
export const sortLines = (cart: Cart, variantIds: readonly string[]): Cart =>
  cart.toSorted((a, b) => variantIds.indexOf(a.variant.id) - variantIds.indexOf(b.variant.id));

export function setQuantity(cart: Cart, id: string, quantity: Thousandths): Cart {
  return cart.map((line) => (line.id === id ? { ...line, quantity } : line));
}

export function remove(cart: Cart, id: string): Cart {
  return cart.filter((line) => line.id !== id);
}

/** Number of pieces in the cart; a line sold by weight or length counts as one. CRT-05 */
export function piecesIn(cart: Cart): number {
  return cart.reduce((sum, line) => sum + (isMeasured(line.product.kind) ? 1 : line.quantity / oneUnit), 0);
}
