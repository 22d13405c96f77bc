// Finds sections of the documentation for the words that a reader types.
import MiniSearch, { type SearchResult } from "minisearch";
import type { SearchEntry } from "../search-entry.ts";

type Numbered = SearchEntry & { number: number };
export type Match = SearchResult & SearchEntry;

/** Words that say nothing about the answer. */
const fillers = new Set(
  "a an and are at can do does for from how i in is it my of on or the there this to what when where which with".split(
    " ",
  ),
);

/**
 * How much a page counts, by the start of its path. Guides count in full: the page of a single island, of a lint rule or of a
 * decision answers few questions.
 */
const weights: [path: string, weight: number][] = [
  ["reference/islands/index", 1],
  ["reference/islands/", 0.3],
  ["reference/lint/", 0.2],
  ["reference/bench", 0.2],
  ["reference/licences", 0.2],
  ["decisions/", 0.3],
  ["architecture", 0.3],
  ["coming-from/", 0.4],
  ["reference/", 0.8],
  ["tools/", 0.8],
];

/** Attribute names are found by each of their words and as a whole. */
const tokenize = (text: string): string[] =>
  text
    .split(/[\s\p{P}\p{S}]+/u)
    .concat(text.match(/[\w]+(?:-[\w]+)+/g) ?? [])
    .filter(Boolean);

/** Returns a function that finds the sections for a query, best first. */
export function searchIn(entries: SearchEntry[]): (query: string) => Match[] {
  const index = new MiniSearch<Numbered>({
    idField: "number",
    fields: ["title", "heading", "words", "text"],
    storeFields: ["page", "id", "title", "heading", "text"],
    tokenize,
    searchOptions: { prefix: true, fuzzy: 0.15, boost: { title: 6, heading: 3, words: 6 } },
  });
  index.addAll(entries.map((entry, number) => ({ ...entry, number })));
  return (query) => {
    const name = query.trim().toLowerCase();
    const words = withoutFillers(query);
    const boostDocument = (_id: unknown, _term: string, fields?: Record<string, unknown>): number =>
      boostOf(fields as unknown as SearchEntry, name);
    const found = (["AND", "OR"] as const).map((combineWith) => index.search(words, { combineWith, boostDocument }));
    return (found.find((matches) => matches.length > 0) ?? []) as Match[];
  };
}

function withoutFillers(query: string): string {
  const words = query.split(/\s+/).filter((word) => !fillers.has(word.toLowerCase()));
  return words.length > 0 ? words.join(" ") : query;
}

/** The page with the name that was typed comes first, and the start of a page before its sections. */
function boostOf({ page, title, heading }: SearchEntry, name: string): number {
  const weight = weights.find(([path]) => page.startsWith(path))?.[1] ?? 1;
  if (heading) return weight;
  const isNamed = title.toLowerCase().replaceAll("-", " ") === name.replaceAll("-", " ");
  return isNamed ? 4 + 2 * weight : 2 * weight;
}
