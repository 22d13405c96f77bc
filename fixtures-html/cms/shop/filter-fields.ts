/** Reads the filter form as a browser sends it without scripts: `filter[Brand]=12&filter[Price][from]=10`. */
import { type Filter, changeFilter } from "../../../shared/api/catalog-filter.ts";

const pattern = /^filter\[(\w+)\](?:\[([\w-]+)\])?$/;

export const isFilterField = (name: string): boolean => pattern.test(name);

export function withFilterFields(filter: Filter, search: URLSearchParams): Filter {
  const ends = new Map<string, { from: string; to: string }>();
  let read = filter;
  for (const [name, value] of search) {
    const [, key, inner] = pattern.exec(name) ?? [];
    if (!key || !value.trim()) continue;
    if (key !== "ProductAttributes" && (inner === "from" || inner === "to"))
      ends.set(key, { ...(ends.get(key) ?? { from: "", to: "" }), [inner]: amount(value) });
    else read = changeFilter(read, { key, attribute: inner, value }, true);
  }
  for (const [key, { from, to }] of ends)
    read = changeFilter(read, { key, value: from || to ? ordered(from, to) : "" }, true, true);
  return read;
}

/** Parses an amount; empty when it is not one. */
function amount(text: string): string {
  const plain = text.replace(/[\s€]/gu, "").replace(",", ".");
  return /^\d+(\.\d*)?$/.test(plain) ? String(Number(plain)) : "";
}

const ordered = (from: string, to: string): string =>
  from && to && Number(from) > Number(to) ? `${to}-${from}` : `${from}-${to}`;
