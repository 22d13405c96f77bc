import { markup } from "../tools/description/markup.ts";
import { lint, type Settings } from "../tools/lint/lint.ts";
import { type Vocabulary, vocabularyOf } from "../tools/lint/vocabulary.ts";
import { describedIslands } from "./described-islands.ts";

/**
 * What the linter knows, as the build gives it, with what no island may happen to have today: an attribute of before.
 * `inPieces`: for pieces of markup that show one thing only; the islands need no elements in them.
 */
export async function fullVocabulary({ inPieces = false } = {}): Promise<Vocabulary> {
  const text = { kind: "text", expects: "a text", doc: "The least.", required: false } as const;
  const islands = (await describedIslands()).map((island) =>
    island.name === "quantity" ? { ...island, attributes: [...island.attributes, { ...text, name: "data-minimum", deprecated: "Write data-min." }] } : island,
  );
  return vocabularyOf(inPieces ? islands.map((island) => ({ ...island, needs: [] })) : islands, markup.attributes);
}

export const usualSettings: Settings = { severities: new Map(), foreign: [] };

/** What is found, as `line:column code`. */
export const placesIn = (source: string, vocabulary: Vocabulary, settings: Partial<Settings> = {}): string[] =>
  lint(source, vocabulary, { ...usualSettings, ...settings }).map(({ start, code }) => `${start.line}:${start.column} ${code}`);
