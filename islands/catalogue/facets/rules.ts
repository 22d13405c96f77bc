import { ATTRIBUTES, type Choice } from "../../../shared/api/catalog-filter.ts";

/** What a field of the form is for: the list that it chooses in, and which end of a range it is. */
export interface Place extends Omit<Choice, "value"> {
  end?: "from" | "to";
}

/** Reads the name of a field: `filter[Brand]`, `filter[ProductAttributes][7]`, `filter[Price][from]`. Null for any other. */
export function placeOf(name: string): Place | null {
  const [, key, inner] = /^filter\[([^[\]]+)\](?:\[([^[\]]*)\])?$/.exec(name) ?? [];
  if (!key) return null;
  if (key === ATTRIBUTES) return inner ? { key, attribute: inner } : null;
  return inner === undefined ? { key } : inner === "from" || inner === "to" ? { key, end: inner } : null;
}

/** The one value of a range, such as `10-50`, `10-` or `-50`; the ends may stand the wrong way round. Empty for none. */
export function rangeValue(from: number | null, to: number | null): string {
  if (from === null && to === null) return "";
  const [low, high] = from !== null && to !== null && from > to ? [to, from] : [from, to];
  return `${low ?? ""}-${high ?? ""}`;
}
