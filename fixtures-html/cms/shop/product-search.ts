/** Full-text search in the products. */
import { categories, products } from "../catalogue/index.ts";
import type { Culture, Product, Variant } from "../catalogue/types.ts";
import { cultures } from "../culture/cultures.ts";
import { productAvailability } from "./availability.ts";
import { brandSku } from "./suppliers.ts";
import { matchScore, plain, splitWords } from "./text-match.ts";

/** More than a match of words can be. */
const BY_CODE = 5;

/** Words of a product in one language: of its name and brand, of its category, and of all its texts. */
interface Words {
  name: string[];
  shelf: string[];
  texts: string[];
}

const shelves = new Map(categories.map(({ id, name }) => [id, name]));
const wordsOf = new Map(
  products.map((product) => [
    product,
    Object.fromEntries(
      cultures.map((culture) => [
        culture,
        {
          name: splitWords(`${product.name[culture]} ${product.brand}`),
          shelf: splitWords(shelves.get(product.categoryId)![culture]),
          texts: splitWords(textOf(product, culture)),
        },
      ]),
    ) as Record<Culture, Words>,
  ]),
);

/** All that a search finds a product by, in one language. */
export function textOf(product: Product, culture: Culture): string {
  const shelf = shelves.get(product.categoryId)![culture];
  return `${product.name[culture]} ${product.brand} ${shelf} ${product.summary[culture]}`;
}

/** The names of a product and of its category in all languages. */
export const namesOf = (product: Product): string =>
  cultures.map((culture) => `${product.name[culture]} ${shelves.get(product.categoryId)![culture]}`).join(" ");

/**
 * How well a product matches typed words; 0 when a word is missing. A match in another language also counts, but less: in
 * the name, or the start of a word of the category.
 */
function scoreOf(product: Product, culture: Culture, typed: readonly string[]): number {
  const words = wordsOf.get(product)!;
  return Math.max(
    matchScore(typed, words[culture].name),
    matchScore(typed, words[culture].texts) / 2,
    Math.max(...cultures.map((one) => matchScore(typed, words[one].name, words[one].shelf))) / 4,
  );
}

/** Orders products by how well they match `q`, a variant's code above all; those that are sold out come last. SRC-01 */
export function byRelevance(q: string, culture: Culture): (a: Product, b: Product) => number {
  const typed = splitWords(q);
  const ranks = new Map<Product, number>();
  const rank = (product: Product): number => {
    const known = ranks.get(product) ?? (variantByCode(product, q) ? BY_CODE : scoreOf(product, culture, typed));
    ranks.set(product, known);
    return known;
  };
  const isOut = (product: Product): number => Number(productAvailability(product) === "out");
  return (a, b) => isOut(a) - isOut(b) || rank(b) - rank(a) || a.name[culture].localeCompare(b.name[culture], culture);
}

/** Products that match a text, in all their order; all for an empty text. SRC-01 */
export function matchingText(candidates: readonly Product[], q: string, culture: Culture): Product[] {
  const typed = splitWords(q);
  return candidates.filter(
    (product) => typed.length === 0 || scoreOf(product, culture, typed) > 0 || variantByCode(product, q) !== undefined,
  );
}

/** The variant whose code, the brand's or the shop's, contains `q`. */
export const variantByCode = (product: Product, q: string): Variant | undefined =>
  product.variants.find((variant) => hasCode(product, variant, q));

export function hasCode(product: Product, variant: Variant, q: string): boolean {
  const code = compact(q);
  return code.length >= 2 && [variant.sku, brandSku(product, variant)].some((one) => compact(one).includes(code));
}

/** Normalises a code: people type it with and without separators. */
const compact = (code: string): string => plain(code).replace(/[\s\-./]+/g, "");
