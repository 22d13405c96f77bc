import type { AttributeDescription, IslandDescription } from "../description/describe.ts";
import { type MarkupDescription, withoutLinks } from "../description/markup.ts";

/** An attribute that editors complete, with all that mean something by it: editors offer it on every element. */
export interface EditorAttribute {
  name: string;
  /** Who reads it: an island's name, or "" for the shell. */
  uses: { island: string; attribute: AttributeDescription }[];
}

/** The attributes of all islands, those of elements in them, and those that the shell reads, each name once, in order. */
export function editorAttributes(islands: IslandDescription[], markup: MarkupDescription[]): EditorAttribute[] {
  const all = new Map<string, EditorAttribute>();
  const add = (island: string, attribute: AttributeDescription): void => {
    const known = all.get(attribute.name) ?? { name: attribute.name, uses: [] };
    known.uses.push({ island, attribute });
    all.set(attribute.name, known);
  };
  // What names the islands and their moments has entries of its own.
  for (const { on, ...attribute } of markup)
    if (!["data-island", "data-island-when"].includes(attribute.name))
      add("", { ...attribute, doc: `On ${on}: ${attribute.doc}.` });
  for (const { name, attributes } of islands) for (const attribute of attributes) add(name, attribute);
  for (const { name, parts } of islands) for (const attribute of parts) add(name, attribute);
  return [...all.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** What is read by all who read it, as Markdown: the island first, because editors offer the attribute on every element. */
export const meaning = ({ uses }: EditorAttribute): string =>
  uses
    .map(({ island, attribute: { doc, expects, required, kind, pattern, deprecated } }) => {
      const who = island ? `**${island}**${required ? " (required)" : ""}: ` : "";
      return `${who}${withoutLinks(doc)}${(kind === "text" && !pattern) || kind === "flag" ? "" : ` Takes ${expects}.`}${deprecated ? ` Deprecated: ${deprecated}` : ""}`;
    })
    .join("\n\n");

/** The words that it takes; none where somebody takes others, too. */
export function words({ uses }: EditorAttribute): string[] {
  if (uses.some(({ attribute }) => !attribute.values)) return [];
  return [...new Set(uses.flatMap(({ attribute }) => attribute.values!))];
}

/** It stands without a value, wherever it is read. */
export const isBare = ({ uses }: EditorAttribute): boolean => uses.every(({ attribute }) => attribute.kind === "flag");
