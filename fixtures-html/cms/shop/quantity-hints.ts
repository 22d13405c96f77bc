import type { Culture, Product } from "../catalogue/types.ts";
import { thousandths } from "../cart/quantity.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import { inUnits } from "./units.ts";

/** Sentences about the limits of the quantity. */
export function quantityHints(culture: Culture, product: Product): string[] {
  const t = textsOf(culture).product;
  const hint = (text: string, units: number) => fill(text, inUnits(culture, product, thousandths(units)));
  const isSet = product.step > 1;
  return [
    product.min !== 1 && !isSet ? hint(t.smallest, product.min) : "",
    isSet ? hint(t.soldIn, product.step) : "",
    product.max > 0 ? hint(t.limit, product.max) : "",
  ].filter(Boolean);
}
