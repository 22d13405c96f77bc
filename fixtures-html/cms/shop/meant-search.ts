/** Guesses the meaning of a search without results: corrects its misspelt words, or leaves out words that do not exist. */
import { products } from "../catalogue/index.ts";
import type { Culture } from "../catalogue/types.ts";
import { matchingText, textOf } from "./product-search.ts";
import { isOneAway, plain, similarity, splitWords } from "./text-match.ts";

/** Shorter words are not corrected: too many words differ from them by one character. */
const SHORTEST = 4;
/** Only longer words are corrected by more than one character. */
const LONG = 6;
/** Words that are less similar than this have little in common. */
const SIMILAR = 0.7;

/** A word of the products, as it is written, and how many products have it. */
interface Known {
  plain: string;
  written: string;
  count: number;
}

const vocabularies = new Map<Culture, Known[]>();

/** The text that is meant by `q`, a text that no product matches; empty when there is none. SRC-01 */
export function meantText(culture: Culture, q: string): string {
  const words = splitWords(q)
    .map((word) => meantWord(word, vocabularyOf(culture)))
    .filter((word) => word !== undefined);
  // Long words say more than short ones.
  const single = words.filter((word) => word.length >= SHORTEST).sort((a, b) => b.length - a.length);
  return [words.join(" "), ...single].find((text) => text && matchingText(products, text, culture).length > 0) ?? "";
}

/** The word itself if a product has it, else the known word that it resembles; undefined without one. */
function meantWord(word: string, vocabulary: readonly Known[]): string | undefined {
  if (vocabulary.some((known) => known.plain.includes(word))) return word;
  if (word.length < SHORTEST) return undefined;
  const fits: ((known: Known) => boolean)[] = [
    (known) => isOneAway(word, known.plain),
    // A text that is not finished may be the start of a longer word.
    (known) => [0, 1].some((more) => isOneAway(word, known.plain.slice(0, word.length + more))),
    (known) => word.length >= LONG && similarity(word, known.plain) >= SIMILAR,
  ];
  for (const fit of fits) {
    const [best] = vocabulary.filter((known) => known.plain.length >= SHORTEST && fit(known));
    if (best) return best.written;
  }
  return undefined;
}

/** The words of all products in one language, the most frequent first. */
function vocabularyOf(culture: Culture): Known[] {
  const saved = vocabularies.get(culture);
  if (saved) return saved;
  const known = new Map<string, Known>();
  for (const product of products) {
    // Words as a search splits them, without the punctuation around them.
    const written =
      textOf(product, culture)
        .toLowerCase()
        .match(/[\p{L}\p{M}][^\s,;()]*[\p{L}\p{M}]/gu) ?? [];
    for (const word of new Set(written)) {
      const entry = known.get(plain(word)) ?? { plain: plain(word), written: word, count: 0 };
      entry.count++;
      known.set(entry.plain, entry);
    }
  }
  const vocabulary = [...known.values()].sort((a, b) => b.count - a.count);
  vocabularies.set(culture, vocabulary);
  return vocabulary;
}
