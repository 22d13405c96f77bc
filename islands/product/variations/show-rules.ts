import type { Variant, VariantAttribute } from "../../../shared/api/product-variants.ts";

/**
 * Evaluates a condition: `FIELD`, `FIELD=VALUE` or `FIELD!=VALUE`. A field alone is true if it is not empty and not 0.
 */
export function evaluateCondition(condition: string, variant: object): boolean {
  const [, name = "", operator, value = ""] = /^\s*(\w+)\s*(?:(!?=)\s*(.*?))?\s*$/.exec(condition) ?? [];
  const field = (variant as Record<string, unknown>)[name];
  if (!operator) return !!field;
  return (String(field ?? "") === value) === (operator === "=");
}

/** Sets an existing productVariantId parameter, in any capitalization, to `id`. PRO-04 */
export function withVariant(url: URL, id: string): URL {
  const result = new URL(url);
  for (const name of [...result.searchParams.keys()])
    if (/^productvariantid$/i.test(name)) result.searchParams.set(name, id);
  return result;
}

/** The page's address with the variant's id, and without the parameters of the choices. */
export function addressOf(href: string, parameter: string, id: string, choices: readonly string[]): string {
  const url = new URL(href);
  for (const name of choices) url.searchParams.delete(name);
  url.searchParams.set(parameter, id);
  return url.href;
}

/**
 * The names in the message that a combination is not made: of the chosen values that the shown variant has, of those that
 * it does not have, and of the values that it has instead. Null when a name is unknown, or when the variant has none of
 * the chosen values. VAR-03
 */
export function notMade({ attributes }: Pick<Variant, "attributes">, chosen: readonly string[]): string[][] | null {
  const kept: string[] = [];
  const missing: string[] = [];
  const selected: string[] = [];
  attributes.forEach((attribute, index) => {
    const wanted = chosen[index];
    const { value } = attribute;
    if (!wanted || !value) return;
    (value === wanted ? kept : selected).push(nameIn(attribute, value));
    if (value !== wanted) missing.push(nameIn(attribute, wanted));
  });
  const lists = [kept, missing, selected];
  return lists.every((names) => names.length > 0 && names.every(Boolean)) ? lists : null;
}

/** The name of a value; "" when the server does not send it. */
export const nameIn = ({ values }: Pick<VariantAttribute, "values">, id: string): string =>
  values.find((value) => value.id === id)?.name ?? "";
