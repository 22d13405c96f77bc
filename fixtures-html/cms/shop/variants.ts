import type { Attribute, Product, Variant } from "../catalogue/types.ts";

/** Name of the form field of an attribute. */
export const attributeField = (attribute: Attribute): string => `attribute-${attribute.id}`;

/** Whether the fields include an attribute. */
export const isChosen = (product: Product, fields: URLSearchParams): boolean =>
  product.attributes.some((attribute) => fields.has(attributeField(attribute)));

/**
 * The variant that a form or URL asks for: by its attribute fields when present, else by id, else the first. Null when
 * no variant has the chosen values.
 */
export function chosenVariant(product: Product, fields: URLSearchParams): Variant | null {
  const selected = product.attributes.filter((attribute) => fields.has(attributeField(attribute)));
  if (selected.length > 0) {
    const fits = (variant: Variant) =>
      selected.every((attribute) => variant.values[attribute.id] === fields.get(attributeField(attribute)));
    return product.variants.find(fits) ?? null;
  }
  const id = fields.get("ProductVariantId");
  return id === null ? product.variants[0] : (product.variants.find((variant) => variant.id === id) ?? null);
}

/** The chosen variant, or else the closest one. Attributes that come first count more. */
export function nearestVariant(product: Product, fields: URLSearchParams): Variant {
  const match = chosenVariant(product, fields);
  if (match) return match;
  const nearest = product.attributes.reduce<Variant[]>((candidates, attribute) => {
    const fitting = candidates.filter(
      (variant) => variant.values[attribute.id] === fields.get(attributeField(attribute)),
    );
    return fitting.length > 0 ? fitting : candidates;
  }, product.variants);
  return nearest[0] ?? product.variants[0];
}

/**
 * Whether a variant exists with a value of the attribute at `index` and with the values of `variant` for the attributes
 * before it.
 */
export function variantExists(product: Product, variant: Variant, index: number, valueId: string): boolean {
  const before = product.attributes.slice(0, index).map(({ id }) => id);
  const { id } = product.attributes[index]!;
  return product.variants.some(
    (other) => other.values[id] === valueId && before.every((name) => other.values[name] === variant.values[name]),
  );
}
