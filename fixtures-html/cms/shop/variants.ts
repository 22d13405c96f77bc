import type { Attribute, Product, Variant } from "../catalogue/types.ts";

/** Name of the form field in which an attribute is chosen. */
export const attributeField = (attribute: Attribute): string => `attribute-${attribute.id}`;

/** Whether attribute fields choose. */
export const isChosen = (product: Product, fields: URLSearchParams): boolean =>
  product.attributes.some((attribute) => fields.has(attributeField(attribute)));

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

/** The same, and where it is not made the nearest one that is: what was chosen first counts for more. */
export function nearestVariant(product: Product, fields: URLSearchParams): Variant {
  const chosen = chosenVariant(product, fields);
  if (chosen) return chosen;
  const near = product.attributes.reduce<Variant[]>((left, attribute) => {
    const fitting = left.filter((variant) => variant.values[attribute.id] === fields.get(attributeField(attribute)));
    return fitting.length > 0 ? fitting : left;
  }, product.variants);
  return near[0] ?? product.variants[0];
}

/** Whether a value of the attribute at `index` is made together with what `variant` has for those before it. */
export function isMade(product: Product, variant: Variant, index: number, valueId: string): boolean {
  const before = product.attributes.slice(0, index).map(({ id }) => id);
  const { id } = product.attributes[index]!;
  return product.variants.some(
    (other) => other.values[id] === valueId && before.every((name) => other.values[name] === variant.values[name]),
  );
}
