/** Suggestions of the search boxes. */
import type { Suggestion, SuggestionsQuery } from "../../../shared/api/wire/search-suggestions.ts";
import { articles } from "../catalogue/articles.ts";
import { products } from "../catalogue/index.ts";
import type { Culture, Product, Variant } from "../catalogue/types.ts";
import { textsOf } from "../culture/texts.ts";
import { listed } from "../culture/listed.ts";
import { availabilityOf, productAvailability } from "./availability.ts";
import { nearProducts, scoreOf } from "./product-search.ts";
import { matchScore, plain, splitWords } from "./text-match.ts";
import { brandSku, type Supplier } from "./suppliers.ts";
import { variantName } from "./variant-name.ts";

/** Maximum number of articles among the suggestions. */
const stories = 2;
const states = { in: "InStock", low: "LowStock", out: "OutOfStock" } as const;

export function suggestions(culture: Culture, { q, nbrResults, accuracy }: SuggestionsQuery): Suggestion[] {
  const typed = splitWords(q);
  const found = products.flatMap((product) => {
    const byCode = product.variants.find((variant) => hasCode(product, variant, q));
    const score = byCode ? 5 : scoreOf(product, culture, typed, accuracy);
    return score > 0 ? [{ product, variant: byCode, score }] : [];
  });
  found.sort((a, b) => b.score - a.score || a.product.name[culture].localeCompare(b.product.name[culture], culture));
  const offers = [
    ...found
      .slice(0, nbrResults)
      .map(({ product, variant }) =>
        variant && product.variants.length > 1 ? ofVariant(culture, product, variant) : ofProduct(culture, product),
      ),
    ...journal(culture, typed),
  ];
  return offers.length > 0 ? offers : near(culture, q, nbrResults);
}

const near = (culture: Culture, q: string, limit: number): Suggestion[] =>
  nearProducts(culture, q)
    .slice(0, limit)
    .map((product) => ({ ...ofProduct(culture, product), Group: textsOf(culture).search.near }));

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
    Name: listed(culture, [suggestion.Name, version]),
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
