/**
 * The filter of a catalogue list: what its address carries as `filter={"Brand":["12"],"ProductAttributes":{"7":["31"]}}`, and how a
 * choice changes it. One code for islands, tests and the stand-in shop. FIL-01, FIL-02
 */

type Lists = Readonly<Record<string, readonly string[]>>;

/** Keys with the values that are chosen; no list is empty. */
export interface Filter {
  lists: Lists;
  /** Of `ProductAttributes`, by attribute id. */
  attributes: Lists;
}

/** A value of a filter, with its list: a key, or an attribute. */
export interface Choice {
  key: string;
  /** The attribute's id, where the key is `ProductAttributes`. */
  attribute?: string;
  value: string;
}

export const ATTRIBUTES = "ProductAttributes";

export const noFilter: Filter = { lists: {}, attributes: {} };

/** Reads what an address carries, or null when it is no JSON object. Values of another shape are left out: an address is anybody's. */
export function readFilter(json: string | null): Filter | null {
  if (!json) return noFilter;
  try {
    const value: unknown = JSON.parse(json);
    if (!isObject(value)) return null;
    const { [ATTRIBUTES]: attributes, ...lists } = value;
    return { lists: readLists(lists), attributes: readLists(attributes) };
  } catch {
    return null;
  }
}

/** The filter as an address carries it: the same choices give the same text, in whichever order they were made. Empty for none. */
export function writeFilter({ lists, attributes }: Filter): string {
  const written: Record<string, unknown> = {
    ...sorted(lists),
    ...(isEmpty(attributes) ? {} : { [ATTRIBUTES]: sorted(attributes) }),
  };
  return isEmpty(written) ? "" : JSON.stringify(written);
}

/**
 * Chooses a value or takes it away; a list that becomes empty goes. `single`: its list holds one value, and an empty value takes it
 * away. FIL-01, FIL-03
 */
export function changeFilter(
  filter: Filter,
  { key, attribute, value }: Choice,
  selected: boolean,
  single = false,
): Filter {
  const inAttributes = key === ATTRIBUTES && attribute !== undefined;
  const lists = inAttributes ? filter.attributes : filter.lists;
  const name = inAttributes ? attribute : key;
  const others = single ? [] : (own(lists, name) ?? []).filter((other) => other !== value);
  const values = selected && value ? [...others, value] : others;
  const rest = Object.entries(lists).filter(([other]) => other !== name);
  const changed = Object.fromEntries(values.length > 0 ? [...rest, [name, values]] : rest);
  return inAttributes ? { ...filter, attributes: changed } : { ...filter, lists: changed };
}

export const isChosen = (filter: Filter, { key, attribute, value }: Choice): boolean =>
  valuesIn(filter, key, attribute).includes(value);

/** The values that are chosen for a key, or for an attribute. */
export const valuesIn = ({ lists, attributes }: Filter, key: string, attribute?: string): readonly string[] =>
  (key === ATTRIBUTES && attribute !== undefined ? own(attributes, attribute) : own(lists, key)) ?? [];

/** The filter of the query of an address; null when it does not parse. */
export const filterOf = (search: string): Filter | null => readFilter(new URLSearchParams(search).get("filter"));

/** A query with this filter instead of its own. All other parameters stay as they are written; the page index goes. FIL-05, CAT-01 */
export function searchWith(search: string, filter: Filter): string {
  const others = search
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part && !/^(filter|pageindex)($|[=[])/i.test(decoded(part)));
  const json = writeFilter(filter);
  const parts = json ? [...others, `filter=${encodeURIComponent(json)}`] : others;
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function readLists(value: unknown): Lists {
  if (!isObject(value)) return {};
  const lists = Object.entries(value).map(([key, values]) => [key, readValues(values)] as const);
  return Object.fromEntries(lists.filter(([key, values]) => key && values.length > 0));
}

/** Some servers write a list of one as the value itself, or ids as numbers. */
function readValues(values: unknown): string[] {
  const list = Array.isArray(values) ? (values as unknown[]) : [values];
  const texts = list.filter((value) => typeof value === "string" || typeof value === "number").map(String);
  return [...new Set(texts)].filter(Boolean);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isEmpty = (record: object): boolean => Object.keys(record).length === 0;

const own = (lists: Lists, name: string): readonly string[] | undefined =>
  Object.hasOwn(lists, name) ? lists[name] : undefined;

/** By code unit, which is the same everywhere; keys that look like whole numbers come first in any object. */
const sorted = (lists: Lists): Lists =>
  Object.fromEntries(
    Object.keys(lists)
      .toSorted()
      .map((key) => [key, lists[key]!.toSorted()]),
  );
