/** Full-text search in the products, with spelling mistakes. */
import { categories, products } from "../catalogue/index.ts";
import type { Culture, Product } from "../catalogue/types.ts";
import { cultures } from "../culture/cultures.ts";
import { matchScore, similarity, splitWords } from "./text-match.ts";

const ACCURACY = 0.3;
/** Words that are less similar than this have little in common. */
const SIMILAR = 0.5;

/** Words of a product in one language: its name and brand, and its other texts. */
interface Written {
  name: string[];
  texts: string[];
}

const shelves = new Map(categories.map(({ id, name }) => [id, name]));
const spellings = new Map(
  products.map((product) => [
    product,
    Object.fromEntries(cultures.map((culture) => [culture, writtenOf(product, culture)])) as Record<Culture, Written>,
  ]),
);

function writtenOf(product: Product, culture: Culture): Written {
  return {
    name: splitWords(`${product.name[culture]} ${product.brand}`),
    texts: splitWords(
      `${product.name[culture]} ${shelves.get(product.categoryId)![culture]} ${product.summary[culture]}`,
    ),
  };
}

/**
 * How well a product matches typed words; 0 when a word is missing. A match in the name of another language also counts,
 * but less.
 */
export function scoreOf(product: Product, culture: Culture, typed: string[], accuracy: number): number {
  const texts = spellings.get(product)!;
  const inNames = (one: Culture): number => matchScore(typed, texts[one].name, accuracy);
  return Math.max(
    inNames(culture),
    matchScore(typed, texts[culture].texts, accuracy) / 2,
    Math.max(...cultures.map(inNames)) / 4,
  );
}

/**
 * Products for a search without a result, best first: those that match with a spelling mistake, else those that match a
 * single word, else those with a similar word in their name. SRC-01
 */
export function nearProducts(culture: Culture, q: string): Product[] {
  const typed = splitWords(q).filter((word) => word.length > 2);
  const ranks: ((product: Product) => number)[] = [
    (product) => scoreOf(product, culture, typed, ACCURACY),
    (product) => Math.max(0, ...typed.map((word) => scoreOf(product, culture, [word], ACCURACY))),
    (product) => Math.max(0, ...typed.map((word) => similarName(product, culture, word))),
  ];
  for (const rank of ranks) {
    const found = products.map((product) => ({ product, score: rank(product) })).filter(({ score }) => score > 0);
    if (found.length > 0) return found.sort((a, b) => b.score - a.score).map(({ product }) => product);
  }
  return [];
}

function similarName(product: Product, culture: Culture, word: string): number {
  const best = Math.max(...spellings.get(product)![culture].name.map((other) => similarity(word, other)));
  return best >= SIMILAR ? best : 0;
}
