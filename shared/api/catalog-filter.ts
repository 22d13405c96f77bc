import { decode } from "../text/decode.ts";

/**
 * The filter of a catalogue list, as a URL contains it: `filter={"Brand":["12"],"ProductAttributes":{"7":["31"]}}`.
 * Islands, tests and the stand-in shop share this code. FIL-01, FIL-02
 */

type Lists = Readonly<Record<string, readonly string[]>>;

/** The selected values by key; no list is empty. */
export interface Filter {
  lists: Lists;
  /** The selected values of `ProductAttributes`, by attribute id. */
  attributes: Lists;
}

/** A filter value and the list that it belongs to: a key or an attribute. */
export interface Choice {
  key: string;
  /** The attribute's id, if the key is `ProductAttributes`. */
  attribute?: string;
  value: string;
}

export const ATTRIBUTES_KEY = "ProductAttributes";

export const emptyFilter: Filter = { lists: {}, attributes: {} };

/**
 * Parses the filter of a URL; null when it is not a JSON object. Values of the wrong type are ignored, because anybody
 * can write a URL.
 */
export function readFilter(json: string | null): Filter | null {
  if (!json) return emptyFilter;
  try {
    const value: unknown = JSON.parse(json);
    if (!isObject(value)) return null;
    const { [ATTRIBUTES_KEY]: attributes, ...lists } = value;
    return { lists: readLists(lists), attributes: readLists(attributes) };
  } catch {
    return null;
  }
}

/**
 * Serialises the filter for a URL; empty when nothing is selected. The same selection gives the same text, in whatever
 * order it was made.
 */
export function writeFilter({ lists, attributes }: Filter): string {
  const json: Record<string, unknown> = {
    ...sorted(lists),
    ...(isEmpty(attributes) ? {} : { [ATTRIBUTES_KEY]: sorted(attributes) }),
  };
  return isEmpty(json) ? "" : JSON.stringify(json);
}

/**
 * Selects or deselects a value; an empty list is removed. With `single` the list holds at most one value, and an empty
 * value clears it. FIL-01, FIL-03
 */
export function changeFilter(
  filter: Filter,
  { key, attribute, value }: Choice,
  selected: boolean,
  single = false,
): Filter {
  const inAttributes = key === ATTRIBUTES_KEY && attribute !== undefined;
  const lists = inAttributes ? filter.attributes : filter.lists;
  const name = inAttributes ? attribute : key;
  const remaining = single ? [] : (ownList(lists, name) ?? []).filter((candidate) => candidate !== value);
  const values = selected && value ? [...remaining, value] : remaining;
  const otherLists = Object.entries(lists).filter(([candidate]) => candidate !== name);
  const changed = Object.fromEntries(values.length > 0 ? [...otherLists, [name, values]] : otherLists);
  return inAttributes ? { ...filter, attributes: changed } : { ...filter, lists: changed };
}

export const isSelected = (filter: Filter, { key, attribute, value }: Choice): boolean =>
  selectedValues(filter, key, attribute).includes(value);

/** The selected values of a key or an attribute. */
export const selectedValues = ({ lists, attributes }: Filter, key: string, attribute?: string): readonly string[] =>
  (key === ATTRIBUTES_KEY && attribute !== undefined ? ownList(attributes, attribute) : ownList(lists, key)) ?? [];

/** Reads the filter from a query string; null when it does not parse. */
export const filterFromSearch = (search: string): Filter | null =>
  readFilter(new URLSearchParams(search).get("filter"));

/**
 * Replaces the filter of a query string and removes the parameter `page`, the number of the list's page. Other
 * parameters stay exactly as written. FIL-05, CAT-01
 */
export function withFilter(search: string, filter: Filter, page = "pageindex"): string {
  const removed = ["filter", page.toLowerCase()];
  const remaining = search
    .replace(/^\?/, "")
    .split("&")
    .filter((param) => param && !removed.includes(decode(param).toLowerCase().split(/[=[]/)[0]!));
  const json = writeFilter(filter);
  const params = json ? [...remaining, `filter=${encodeURIComponent(json)}`] : remaining;
  return params.length > 0 ? `?${params.join("&")}` : "";
}

function readLists(value: unknown): Lists {
  if (!isObject(value)) return {};
  const lists = Object.entries(value).map(([key, values]) => [key, readValues(values)] as const);
  return Object.fromEntries(lists.filter(([key, values]) => key && values.length > 0));
}

/** Some servers write a list of one as a plain value, or ids as numbers. */
function readValues(values: unknown): string[] {
  const list = Array.isArray(values) ? (values as unknown[]) : [values];
  const texts = list.filter((value) => typeof value === "string" || typeof value === "number").map(String);
  return [...new Set(texts)].filter(Boolean);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isEmpty = (record: object): boolean => Object.keys(record).length === 0;

const ownList = (lists: Lists, name: string): readonly string[] | undefined =>
  Object.hasOwn(lists, name) ? lists[name] : undefined;

/** Sorted by code unit, independent of the locale. Integer-like keys come first in any object. */
const sorted = (lists: Lists): Lists =>
  Object.fromEntries(
    Object.keys(lists)
      .toSorted()
      .map((key) => [key, lists[key]!.toSorted()]),
  );
