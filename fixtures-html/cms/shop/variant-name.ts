import type { Culture, Product, Variant } from "../catalogue/types.ts";
import { listed } from "../culture/listed.ts";

/** Names of a variant's attribute values, such as `sage, M`; empty for a product without attributes. */
export function variantName(culture: Culture, product: Product, variant: Variant): string {
  return listed(
    culture,
    product.attributes.map(
      (attribute) => attribute.values.find((value) => value.id === variant.values[attribute.id])?.name[culture],
    ),
  );
}
