/** What the search boxes offer under a word. */
import type { Suggestion, SuggestionsQuery } from "../../../shared/api/search-suggestions.ts";
import { articles } from "../catalogue/articles.ts";
import { categories, products } from "../catalogue/index.ts";
import type { Culture, Product, Variant } from "../catalogue/types.ts";
import { textsOf } from "../culture/texts.ts";
import { availabilityOf, productAvailability } from "./availability.ts";
import { fit, plain, wordsOf } from "./found-text.ts";
import { brandSku, type Supplier } from "./suppliers.ts";
import { variantName } from "./variant-name.ts";

const cultures = ["en", "fr", "nl"] as const;
/** Stories beside the products. */
const stories = 2;
const states = { in: "InStock", low: "LowStock", out: "OutOfStock" } as const;

/** Words of a product in a language, once: its name and maker, and what else is said of it. */
interface Written {
  name: string[];
  rest: string[];
}

const shelves = new Map(categories.map(({ id, name }) => [id, name]));
const written = new Map(
  products.map((product) => [
    product,
    Object.fromEntries(cultures.map((culture) => [culture, writtenOf(product, culture)])) as Record<Culture, Written>,
  ]),
);

function writtenOf(product: Product, culture: Culture): Written {
  return {
    name: wordsOf(`${product.name[culture]} ${product.brand}`),
    rest: wordsOf(`${product.name[culture]} ${shelves.get(product.categoryId)![culture]} ${product.summary[culture]}`),
  };
}

/** Names of another language count, too, but less. */
function scoreOf(product: Product, culture: Culture, typed: string[], accuracy: number): number {
  const texts = written.get(product)!;
  const inNames = (one: Culture): number => fit(typed, texts[one].name, accuracy);
  return Math.max(
    inNames(culture),
    fit(typed, texts[culture].rest, accuracy) / 2,
    Math.max(...cultures.map(inNames)) / 4,
  );
}

export function suggested(culture: Culture, { q, nbrResults, accuracy }: SuggestionsQuery): Suggestion[] {
  const typed = wordsOf(q);
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
    .filter(({ title }) => fit(typed, wordsOf(title[culture]), 1) >= 3)
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

/** The variants of a maker whose code, its own or the shop's, holds what was typed. */
export function suppliedBy(culture: Culture, supplier: Supplier, q: string): Suggestion[] {
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

/** People type codes with and without their strokes. */
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
