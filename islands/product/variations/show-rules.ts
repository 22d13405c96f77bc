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
