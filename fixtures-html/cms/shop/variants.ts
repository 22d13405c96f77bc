import type { Attribute, Product, Variant } from "../catalogue/types.ts";

/** Name of the form field in which an attribute is chosen. */
export const attributeField = (attribute: Attribute): string => `attribute-${attribute.id}`;

/**
 * The variant that a form or an address asks for: by its attribute fields when it has them, else by its id, else the
 * first. Null when the chosen values do not go together.
 */
export function chosenVariant(product: Product, fields: URLSearchParams): Variant | null {
  const chosen = product.attributes.filter((attribute) => fields.has(attributeField(attribute)));
  if (chosen.length > 0) {
    const fits = (variant: Variant) =>
      chosen.every((attribute) => variant.values[attribute.id] === fields.get(attributeField(attribute)));
    return product.variants.find(fits) ?? null;
  }
  const id = fields.get("ProductVariantId");
  return id === null ? product.variants[0] : (product.variants.find((variant) => variant.id === id) ?? null);
}
