import type { AttributeDescription } from "../tools/description/describe.ts";
import { markup } from "../tools/description/markup.ts";
import { lint, type Settings } from "../tools/lint/lint.ts";
import { type Vocabulary, vocabularyOf } from "../tools/lint/vocabulary.ts";
import { describedIslands } from "./described-islands.ts";

/**
 * The linter's vocabulary as the build makes it, plus cases that the current islands may lack: deprecated attributes,
 * and an attribute that two islands read differently. `inPieces`: for markup that shows one thing only; its islands
 * then need no elements inside.
 */
export async function fullVocabulary({ inPieces = false } = {}): Promise<Vocabulary> {
  const read = (name: string, more: Partial<AttributeDescription>): AttributeDescription => ({
    name,
    kind: "text",
    expects: "a text",
    doc: "The least.",
    required: false,
    ...more,
  });
  const attributes: Record<string, AttributeDescription[]> = {
    quantity: [read("data-minimum", { deprecated: "Write data-min." })],
  };
  const parts: Record<string, AttributeDescription[]> = {
    coupon: [
      read("data-voucher", { deprecated: "Write data-coupon-code." }),
      read("data-min", { kind: "int" }),
      read("data-open-first", { kind: "flag" }),
    ],
  };
  const islands = (await describedIslands()).map((island) => ({
    ...island,
    attributes: [...island.attributes, ...(attributes[island.name] ?? [])],
    parts: [...island.parts, ...(parts[island.name] ?? [])],
    needs: inPieces ? [] : island.needs,
  }));
  return vocabularyOf(islands, [
    ...markup.attributes,
    { ...read("data-sold-out-since", { kind: "int", deprecated: "Write data-until." }), on: "an element in `<main>`" },
  ]);
}

export const usualSettings: Settings = { severities: new Map(), foreign: [] };

/** Findings, as `line:column code`. */
export const placesIn = (source: string, vocabulary: Vocabulary, settings: Partial<Settings> = {}): string[] =>
  lint(source, vocabulary, { ...usualSettings, ...settings }).map(
    ({ start, code }) => `${start.line}:${start.column} ${code}`,
  );

/** The codes of what is found. */
export const codesIn = (source: string, vocabulary: Vocabulary, settings: Partial<Settings> = {}): string[] =>
  placesIn(source, vocabulary, settings).map((place) => place.split(" ")[1]!);

/** A whole page with this in its body. */
export const wholePage = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>Shop</title></head><body>${body}</body></html>`;
