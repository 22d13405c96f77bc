/** Whether `FIELD`, `FIELD=VALUE` or `FIELD!=VALUE` is so of the variant; a field alone must be neither empty nor 0. */
export function holds(condition: string, variant: object): boolean {
  const [, name = "", operator, value = ""] = /^\s*(\w+)\s*(?:(!?=)\s*(.*?))?\s*$/.exec(condition) ?? [];
  const field = (variant as Record<string, unknown>)[name];
  if (!operator) return !!field;
  return (String(field ?? "") === value) === (operator === "=");
}

/** `url` with `id` as its productVariantId, however that is capitalized. PRO-04 */
export function withVariant(url: URL, id: string): URL {
  const result = new URL(url);
  for (const name of [...result.searchParams.keys()])
    if (/^productvariantid$/i.test(name)) result.searchParams.set(name, id);
  return result;
}
