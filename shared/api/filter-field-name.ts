import { ATTRIBUTES_KEY, type Choice } from "./catalog-filter.ts";

/** The parsed name of a filter field: the list that it filters by, and for a range field which end it sets. */
export interface FieldName extends Omit<Choice, "value"> {
  end?: "from" | "to";
}

/**
 * Parses the name of a filter field: `filter[Brand]`, `filter[ProductAttributes][7]`, `filter[Price][from]`. Null for
 * any other name.
 */
export function parseFieldName(name: string): FieldName | null {
  const [, key, inner] = /^filter\[([^[\]]+)\](?:\[([^[\]]*)\])?$/.exec(name) ?? [];
  if (!key) return null;
  if (key === ATTRIBUTES_KEY) return inner ? { key, attribute: inner } : null;
  return inner === undefined ? { key } : inner === "from" || inner === "to" ? { key, end: inner } : null;
}
