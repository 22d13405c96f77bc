import type { Culture, Product } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import { inUnits } from "../shop/units.ts";
import type { Refusal } from "./quantity.ts";

/** Message for a refused quantity. */
export function refusalText(culture: Culture, product: Product, refused: Refusal): string {
  const texts = textsOf(culture).cart.refused;
  if (!("limit" in refused)) return texts[refused.reason];
  if (refused.reason === "stock" && refused.limit === 0) return texts.soldOut;
  return fill(texts[refused.reason], inUnits(culture, product, refused.limit));
}
