import type { Culture, Product } from "../catalogue/types.ts";
import { thousandths } from "../cart/quantity.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import { inUnits } from "./units.ts";

/** Sentences about the limits of the quantity. */
export function quantityHints(culture: Culture, product: Product): string[] {
  const t = textsOf(culture).product;
  const hint = (text: string, units: number) => fill(text, inUnits(culture, product, thousandths(units)));
  const set = setHint(culture, product);
  return [
    product.min !== 1 && !set ? hint(t.smallest, product.min) : "",
    set,
    product.max > 0 ? hint(t.limit, product.max) : "",
  ].filter(Boolean);
}

/** Sentence about the pieces of a set; empty for products that are sold one by one. */
export function setHint(culture: Culture, product: Product): string {
  if (product.step <= 1) return "";
  return fill(textsOf(culture).product.soldIn, inUnits(culture, product, thousandths(product.step)));
}
