import type { Culture, Product, Variant } from "../catalogue/types.ts";
import { listed } from "../culture/listed.ts";

/** Names of a variant's attribute values, such as `sage, M`; empty for a product without attributes. */
export const variantName = (culture: Culture, product: Product, variant: Variant): string =>
  listed(culture, valueNames(culture, product, variant));

/** Name of a variant's value for each attribute; empty for an attribute without a value. */
export const valueNames = (culture: Culture, product: Product, variant: Variant): string[] =>
  product.attributes.map(({ id, values }) => {
    const value = values.find((one) => one.id === variant.values[id]);
    return value?.name[culture] ?? "";
  });
