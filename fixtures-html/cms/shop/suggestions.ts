/** Suggestions of the search boxes. */
import type { Suggestion, SuggestionsQuery } from "../../../shared/api/wire/search-suggestions.ts";
import { articles } from "../catalogue/articles.ts";
import { categories, products } from "../catalogue/index.ts";
import type { Culture, Product, Variant } from "../catalogue/types.ts";
import { textsOf } from "../culture/texts.ts";
import { availabilityOf, productAvailability } from "./availability.ts";
import { matchScore, plain, splitWords } from "./text-match.ts";
import { brandSku, type Supplier } from "./suppliers.ts";
import { variantName } from "./variant-name.ts";

const cultures = ["en", "fr", "nl"] as const;
/** Maximum number of articles among the suggestions. */
const stories = 2;
const states = { in: "InStock", low: "LowStock", out: "OutOfStock" } as const;

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

/** A match in the name of another language also counts, but less. */
function scoreOf(product: Product, culture: Culture, typed: string[], accuracy: number): number {
  const texts = spellings.get(product)!;
  const inNames = (one: Culture): number => matchScore(typed, texts[one].name, accuracy);
  return Math.max(
    inNames(culture),
    matchScore(typed, texts[culture].texts, accuracy) / 2,
    Math.max(...cultures.map(inNames)) / 4,
  );
}

export function suggestions(culture: Culture, { q, nbrResults, accuracy }: SuggestionsQuery): Suggestion[] {
  const typed = splitWords(q);
  const found = products.flatMap((product) => {
    const byCode = product.variants.find((variant) => hasCode(product, variant, q));
    const score = byCode ? 5 : scoreOf(product, culture, typed, accuracy);
    return score > 0 ? [{ product, variant: byCode, score }] : [];
  });
  found.sort((a, b) => b.score - a.score || a.product.name[culture].localeCompare(b.product.name[culture], culture));
  return [
    ...found
      .slice(0, nbrResults)
      .map(({ product, variant }) =>
        variant && product.variants.length > 1 ? ofVariant(culture, product, variant) : ofProduct(culture, product),
      ),
    ...journal(culture, typed),
  ];
}

function journal(culture: Culture, typed: string[]): Suggestion[] {
  return articles
    .filter(({ title }) => matchScore(typed, splitWords(title[culture]), 1) >= 3)
    .slice(0, stories)
    .map(({ slug, title }) => ({
      Name: title[culture],
      Photo: null,
      ProductUrl: `/${culture}/news/${slug}`,
      SKU: "",
      BrandSKU: "",
      CurrentStockState: "",
      Group: textsOf(culture).search.journal,
    }));
}

/** Variants of a brand whose code, the brand's or the shop's, contains `q`. */
export function supplierVariants(culture: Culture, supplier: Supplier, q: string): Suggestion[] {
  return supplier.products.flatMap((product) =>
    product.variants
      .filter((variant) => hasCode(product, variant, q))
      .map((variant) => ofVariant(culture, product, variant)),
  );
}

function hasCode(product: Product, variant: Variant, q: string): boolean {
  const code = compact(q);
  return code.length >= 2 && [variant.sku, brandSku(product, variant)].some((one) => compact(one).includes(code));
}

/** Normalises a code: people type it with and without separators. */
const compact = (code: string): string => plain(code).replace(/[\s\-./]+/g, "");

function ofProduct(culture: Culture, product: Product): Suggestion {
  const [variant] = product.variants;
  return { ...base(culture, product, variant), CurrentStockState: states[productAvailability(product)] };
}

function ofVariant(culture: Culture, product: Product, variant: Variant): Suggestion {
  const suggestion = base(culture, product, variant);
  const version = variantName(culture, product, variant);
  return {
    ...suggestion,
    Name: version ? `${suggestion.Name}, ${version}` : suggestion.Name,
    ProductUrl: `${suggestion.ProductUrl}${version ? `?${new URLSearchParams(variant.values)}` : ""}`,
  };
}

const base = (culture: Culture, product: Product, variant: Variant): Suggestion => ({
  Name: product.name[culture],
  Photo: { AssetId: product.id, AssetName: `${product.id}.svg` },
  ProductUrl: `/${culture}/product/${product.slug}`,
  SKU: variant.sku,
  BrandSKU: brandSku(product, variant),
  CurrentStockState: states[availabilityOf(variant)],
});
