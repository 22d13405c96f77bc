/** Guesses the meaning of a search without results: corrects its misspelt words, or leaves out words that do not exist. */
import { products } from "../catalogue/index.ts";
import type { Culture } from "../catalogue/types.ts";
import { matchingText, namesOf, textOf } from "./product-search.ts";
import { isOneAway, plain, similarity, splitWords } from "./text-match.ts";

/** Shorter words are corrected only by names with the same beginning: too many words differ from them by one character. */
const SHORT = 4;
/** Even shorter words are not corrected. */
const SHORTEST = 3;
/** Only longer words are corrected by more than one character. */
const LONG = 6;
/** Words that are less similar than this have little in common. */
const SIMILAR = 0.7;
/** Most corrections of a word, and most texts with them, that are tried. */
const [WORDS, TEXTS] = [4, 64];

/** A word of the products, as it is written, and how many products have it. */
interface Known {
  plain: string;
  written: string;
  count: number;
  /** A word of the page's language. */
  isOwn: boolean;
  /** A word in the name of a product or category, in any language. */
  isName: boolean;
}

const vocabularies = new Map<Culture, Known[]>();

/** The text that is meant by `q`, a text that no product matches; empty when there is none. SRC-01 */
export function meantText(culture: Culture, q: string): string {
  const words = splitWords(q)
    .map((word) => meantWords(word, vocabularyOf(culture)))
    .filter((meant) => meant.length > 0);
  let texts = [""];
  for (const meant of words)
    texts = texts.flatMap((text) => meant.map((word) => `${text} ${word}`.trim())).slice(0, TEXTS);
  // Long words say more than short ones.
  const single = words
    .map(([best]) => best!)
    .filter((word) => word.length >= SHORT)
    .sort((a, b) => b.length - a.length);
  return [...texts, ...single].find((text) => text && matchingText(products, text, culture).length > 0) ?? "";
}

/** The word itself if a product has it, else the known words that it resembles, the best first. */
function meantWords(word: string, vocabulary: readonly Known[]): string[] {
  if (vocabulary.some((known) => (known.isOwn ? known.plain.includes(word) : known.plain.startsWith(word))))
    return [word];
  const alike = vocabulary.filter(({ plain }) => plain[0] === word[0] && plain.length >= SHORTEST);
  const long = vocabulary.filter(({ plain }) => plain.length >= SHORT);
  const found =
    word.length < SHORT
      ? alike.filter(({ plain, isName }) => isName && word.length >= SHORTEST && isOneAway(word, plain))
      : [
          ...oneAway(word, alike),
          ...oneAway(word, long),
          ...long.filter(({ plain }) => word.length >= LONG && similarity(word, plain) >= SIMILAR),
        ];
  return [...new Set([...found.map(({ written }) => written), ...ends(word, long)])].slice(0, WORDS);
}

/** Words that differ by one character, then those whose start does: a text that is not finished may be that of a longer one. */
const oneAway = (word: string, vocabulary: readonly Known[]): Known[] =>
  // A missing letter is likelier than a wrong one.
  [Number.POSITIVE_INFINITY, word.length + 1, word.length].flatMap((size) =>
    vocabulary.filter(({ plain }) => isOneAway(word, plain.slice(0, size))),
  );

/** The ends of compounds, such as `sokken` of `deksokken`, that have the same beginning and differ by one character. */
const ends = (word: string, vocabulary: readonly Known[]): string[] =>
  [word.length + 1, word.length].flatMap((size) =>
    vocabulary
      .filter(({ plain }) => size > SHORT && plain.length >= size + SHORTEST && plain.at(-size) === word[0])
      .filter(({ plain }) => isOneAway(word, plain.slice(-size)))
      .map(({ written }) => written.slice(-size)),
  );

/** The words of all products in one language, then those of names in others; of both, the most frequent first. */
function vocabularyOf(culture: Culture): Known[] {
  const saved = vocabularies.get(culture);
  if (saved) return saved;
  const known = new Map<string, Known>();
  const add = (written: string, isOwn: boolean): void => {
    const entry = known.get(plain(written)) ?? { plain: plain(written), written, count: 0, isOwn, isName: false };
    if (isOwn) entry.count++;
    else entry.isName = true;
    known.set(entry.plain, entry);
  };
  for (const product of products) for (const word of wordsIn(textOf(product, culture))) add(word, true);
  for (const product of products) for (const word of wordsIn(namesOf(product))) add(word, false);
  const vocabulary = [...known.values()].sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.count - a.count);
  vocabularies.set(culture, vocabulary);
  return vocabulary;
}

/** Words as a search splits them, without the punctuation around them. */
const wordsIn = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{M}][^\s,;()]*[\p{L}\p{M}]/gu));
