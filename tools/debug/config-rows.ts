import { jsonText, readField } from "../../shared/island/read-config.ts";
import { isBad } from "../description/is-bad.ts";
import { nearest } from "../description/nearest.ts";
import type { Known } from "./islands.ts";

/** An attribute of an island as its element has it, and as the island reads it. */
export interface ConfigRow {
  name: string;
  /** What stands there; null when nothing does. */
  given: string | null;
  /** What the island gets, in words. */
  read: string;
  /** It cannot be read, or has to be there. */
  problem?: string;
}

/** What the element says first, then what counts without being said. `elsewhere` are attributes that mean something beside the island's own. */
export function configRows(element: Element, { attributes }: Known, elsewhere: readonly string[]): ConfigRow[] {
  const rows = attributes.map((attribute): ConfigRow => {
    const { name, kind, expects, required, deprecated } = attribute;
    const given = kind === "json" ? jsonText(element, name) : element.getAttribute(name);
    const value = readField(attribute, given);
    const fallback = required ? "" : inWords(attribute.default);
    if (given !== null && isBad(attribute, given))
      return {
        name,
        given,
        read: fallback,
        problem: `expects ${expects}${required ? ", so the island is not mounted" : ""}`,
      };
    if (value === undefined)
      return {
        name,
        given,
        read: fallback,
        ...(required && { problem: `expects ${expects}; it is missing, so the island is not mounted` }),
      };
    return { name, given, read: inWords(value), ...(deprecated && { problem: `deprecated: ${deprecated}` }) };
  });
  const absent = attributes.map(({ name }) => name).filter((name) => !element.hasAttribute(name));
  const isRead = (name: string): boolean =>
    !name.startsWith("data-") || elsewhere.includes(name) || attributes.some((attribute) => attribute.name === name);
  const slips = [...element.attributes].flatMap(({ name, value }): ConfigRow[] => {
    const meant = isRead(name) ? undefined : nearest(name, absent);
    return meant
      ? [{ name, given: value, read: "nothing", problem: `is read by nothing. Did you mean ${meant}?` }]
      : [];
  });
  return [...slips, ...rows].sort((one, other) => Number(other.given !== null) - Number(one.given !== null));
}

function inWords(value: unknown): string {
  if (value === undefined || value === "") return "nothing";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
