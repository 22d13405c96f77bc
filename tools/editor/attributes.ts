import type { AttributeDescription, IslandDescription } from "../description/describe.ts";
import { type MarkupDescription, withoutLinks } from "../description/markup.ts";

/** An attribute that editors complete, with all its meanings, because editors offer it on every element. */
export interface EditorAttribute {
  name: string;
  /** Each reader of the attribute; `island` is "" for the shell. */
  uses: { island: string; attribute: AttributeDescription }[];
}

/** The attributes that the shell and all islands read, on hosts and on other elements; each name once, sorted. */
export function editorAttributes(islands: IslandDescription[], markup: MarkupDescription[]): EditorAttribute[] {
  const all = new Map<string, EditorAttribute>();
  const add = (island: string, attribute: AttributeDescription): void => {
    const entry = all.get(attribute.name) ?? { name: attribute.name, uses: [] };
    entry.uses.push({ island, attribute });
    all.set(attribute.name, entry);
  };
  // data-island and data-island-when have their own entries, with all islands and strategies as values.
  for (const { on, ...attribute } of markup)
    if (!["data-island", "data-island-when"].includes(attribute.name))
      add("", { ...attribute, doc: `On ${on}: ${attribute.doc}` });
  for (const { name, attributes } of islands) for (const attribute of attributes) add(name, attribute);
  for (const { name, parts } of islands) for (const attribute of parts) add(name, attribute);
  return [...all.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * The documentation of all uses as Markdown. Each starts with the island, because editors offer the attribute
 * everywhere.
 */
export const documentationOf = ({ uses }: EditorAttribute): string =>
  uses
    .map(({ island, attribute: { doc, expects, required, kind, pattern, deprecated } }) => {
      const reader = island ? `**${island}**${required ? " (required)" : ""}: ` : "";
      const accepts = (kind === "text" && !pattern) || kind === "flag" ? "" : ` Accepts ${expects}.`;
      return `${reader}${withoutLinks(doc)}${accepts}${deprecated ? ` Deprecated: ${deprecated}` : ""}`;
    })
    .join("\n\n");

/** The values to complete; empty when one of the uses accepts other values too. */
export function valuesOf({ uses }: EditorAttribute): string[] {
  if (uses.some(({ attribute }) => !attribute.values)) return [];
  return [...new Set(uses.flatMap(({ attribute }) => attribute.values!))];
}

/** Whether all uses are flags, so the attribute needs no value. */
export const isFlag = ({ uses }: EditorAttribute): boolean => uses.every(({ attribute }) => attribute.kind === "flag");
