import { nearest } from "../description/nearest.ts";
import { isForeign } from "../lint/foreign.ts";
import type { IslandInfo } from "./islands.ts";

interface MisspeltAttribute {
  name: string;
  value: string;
  /** A sentence with the attributes that the author may have meant, or the islands that read this one. */
  advice: string;
}

/** The shell and the islands, which read attributes as well. */
export interface OtherReaders {
  /** Attributes that the shell reads, or that islands read on elements other than their own. */
  attributes: readonly string[];
  /** All islands, with the attributes of their own elements. */
  islands: readonly Pick<IslandInfo, "name" | "attributes">[];
}

/** Begins the attributes that tell an island the name of a field, such as `data-name-quantity`. */
const FIELD_NAME = "data-name-";

/**
 * The data attributes of an island's element that nothing reads there, and that resemble one of the island's or name a
 * field.
 */
export function misspeltAttributes(
  element: Element,
  attributes: IslandInfo["attributes"],
  others: OtherReaders,
): MisspeltAttribute[] {
  const names = attributes.map(({ name }) => name);
  const absent = names.filter((name) => !element.hasAttribute(name));
  return [...element.attributes].flatMap(({ name, value }) => {
    if (isForeign(name, []) || others.attributes.includes(name) || names.includes(name)) return [];
    const suggestion = nearest(name, absent);
    const advice = suggestion ? `Did you mean ${suggestion}?` : adviceOnFieldName(name, names, others.islands);
    return advice ? [{ name, value, advice }] : [];
  });
}

/** Undefined for an attribute that does not name a field, or that no island reads while this one reads none of its kind. */
function adviceOnFieldName(
  name: string,
  names: readonly string[],
  islands: OtherReaders["islands"],
): string | undefined {
  if (!name.startsWith(FIELD_NAME)) return undefined;
  const own = names.filter((candidate) => candidate.startsWith(FIELD_NAME));
  if (own.length > 0) return `The island reads ${own.join(", ")}.`;
  const readers = islands.filter(({ attributes }) => attributes.some((attribute) => attribute.name === name));
  if (readers.length === 0) return undefined;
  return `Only ${readers.map((island) => island.name).join(", ")} ${readers.length === 1 ? "reads" : "read"} it.`;
}
