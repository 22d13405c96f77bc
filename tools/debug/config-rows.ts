import { jsonText, readField } from "../../shared/island/read-config.ts";
import { isBad } from "../description/is-bad.ts";
import type { IslandInfo } from "./islands.ts";
import { misspeltAttributes, type OtherReaders } from "./misspelt-attributes.ts";

/** An attribute of an island: its text in the markup, and the value that the island reads. */
export interface ConfigRow {
  name: string;
  /** The text in the markup; null when the attribute is missing. */
  given: string | null;
  /** The value that the island reads, as text. */
  read: string;
  /** Why the value is invalid, missing, deprecated or ignored. */
  problem?: string;
}

/**
 * The attributes of an element: first those in the markup, then the defaults.
 * @param others readers of attributes that are no typing errors, though the island does not read them
 */
export function configRows(element: Element, { attributes }: IslandInfo, others: OtherReaders): ConfigRow[] {
  const rows = attributes.map((attribute): ConfigRow => {
    const { name, kind, expects, required, deprecated } = attribute;
    const text = kind === "json" ? jsonText(element, name) : element.getAttribute(name);
    const value = readField(attribute, text);
    const fallback = required ? "" : textOf(attribute.default);
    if (text !== null && isBad(attribute, text))
      return {
        name,
        given: text,
        read: fallback,
        problem: `expects ${expects}${required ? "; the island is not mounted" : ""}`,
      };
    if (value === undefined)
      return {
        name,
        given: text,
        read: fallback,
        ...(required && { problem: `expects ${expects}, but is missing; the island is not mounted` }),
      };
    return { name, given: text, read: textOf(value), ...(deprecated && { problem: `deprecated: ${deprecated}` }) };
  });
  const misspelt = misspeltAttributes(element, attributes, others).map(({ name, value, advice }): ConfigRow => ({
    name,
    given: value,
    read: "nothing",
    problem: `is ignored. ${advice}`,
  }));
  return [...misspelt, ...rows].sort((a, b) => Number(b.given !== null) - Number(a.given !== null));
}

function textOf(value: unknown): string {
  if (value === undefined || value === "") return "nothing";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
