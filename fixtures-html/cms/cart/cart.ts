import { randomBytes } from "node:crypto";
import type { Product, Variant } from "../catalogue/types.ts";
import { type Thousandths, isMeasured, one } from "./quantity.ts";

export interface Line {
  id: string;
  product: Product;
  variant: Variant;
  quantity: Thousandths;
  /** Where the order came from, as the page told it. */
  origin: string;
  key: string;
}

export type Cart = Line[];

export interface Addition {
  product: Product;
  variant: Variant;
  quantity: Thousandths;
  origin: string;
  key: string;
}

/** How much of a variant there would be after an addition. */
export function quantityAfter(cart: Cart, variant: Variant, added: Thousandths): Thousandths {
  return added + (cart.find((line) => line.variant.id === variant.id)?.quantity ?? 0);
}

/** A variant that is in the cart already gets more; its line keeps its place. */
export function add(cart: Cart, addition: Addition): Cart {
  const present = cart.some((line) => line.variant.id === addition.variant.id);
  if (!present) return [...cart, { id: randomBytes(6).toString("hex"), ...addition }];
  return cart.map((line) =>
    line.variant.id === addition.variant.id ? { ...line, quantity: line.quantity + addition.quantity } : line,
  );
}

export function setQuantity(cart: Cart, id: string, quantity: Thousandths): Cart {
  return cart.map((line) => (line.id === id ? { ...line, quantity } : line));
}

export function remove(cart: Cart, id: string): Cart {
  return cart.filter((line) => line.id !== id);
}

/** Pieces in the cart; a line by weight or length counts as one. CRT-05 */
export function piecesIn(cart: Cart): number {
  return cart.reduce((sum, line) => sum + (isMeasured(line.product.kind) ? 1 : line.quantity / one), 0);
}
