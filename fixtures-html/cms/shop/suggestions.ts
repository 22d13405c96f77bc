/** Suggestions of the search boxes. */
import type { Suggestion, Suggestions, SuggestionsQuery } from "../../../shared/api/wire/search-suggestions.ts";
import { isMeasured } from "../cart/quantity.ts";
import { articles } from "../catalogue/articles.ts";
import { products } from "../catalogue/index.ts";
import type { Culture, Product, Variant } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { money } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import { availabilityOf, productAvailability } from "./availability.ts";
import { card } from "./card.ts";
import { meantText } from "./meant-search.ts";
import { byRelevance, hasCode, matchingText, variantByCode } from "./product-search.ts";
import { matchScore, splitWords } from "./text-match.ts";
import { brandSku, type Supplier } from "./suppliers.ts";
import { variantName } from "./variant-name.ts";

/** Maximum number of articles among the suggestions. */
const STORIES = 2;
/** A word may differ from the typed one only for a server that is asked for less accuracy than this. */
const EXACT = 0.8;
const states = { in: "InStock", low: "LowStock", out: "OutOfStock" } as const;

/** Suggestions for a typed text, and the number of products on its page of results. SRC-01 */
export function suggestions(culture: Culture, { q, nbrResults, accuracy }: SuggestionsQuery): Suggestions {
  const found = bestFirst(culture, q);
  const stories = journal(culture, splitWords(q));
  if (found.length > 0 || stories.length > 0)
    return { Suggestions: [...found.slice(0, nbrResults), ...stories], Total: found.length };
  const meant = accuracy < EXACT ? meantText(culture, q) : "";
  if (!meant) return { Suggestions: [], Total: 0 };
  const near = bestFirst(culture, meant);
  const Group = fill(textsOf(culture).search.meant, q, meant);
  return { Suggestions: near.slice(0, nbrResults).map((one) => ({ ...one, Group })), Total: near.length };
}

/** The products that match `q`, those that are sold out last. */
function bestFirst(culture: Culture, q: string): Suggestion[] {
  return matchingText(products, q, culture)
    .sort(byRelevance(q, culture))
    .map((product) => {
      const byCode = variantByCode(product, q);
      if (!byCode) return ofProduct(culture, product);
      return product.variants.length > 1
        ? ofVariant(culture, product, byCode)
        : { ...ofProduct(culture, product), ...codesOf(product, byCode) };
    });
}

function journal(culture: Culture, typed: string[]): Suggestion[] {
  return articles
    .filter(({ title }) => matchScore(typed, splitWords(title[culture])) >= 3)
    .slice(0, STORIES)
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

/** Codes are for visitors who search by them. */
function ofProduct(culture: Culture, product: Product): Suggestion {
  return {
    Name: product.name[culture],
    Photo: { AssetId: product.id, AssetName: `${product.id}.svg` },
    ProductUrl: `/${culture}/product/${product.slug}`,
    SKU: "",
    BrandSKU: "",
    CurrentStockState: states[productAvailability(product)],
    Price: withUnit(culture, product, card(culture, product).price),
  };
}

function ofVariant(culture: Culture, product: Product, variant: Variant): Suggestion {
  const suggestion = ofProduct(culture, product);
  const version = variantName(culture, product, variant);
  return {
    ...suggestion,
    ...codesOf(product, variant),
    Name: version ? `${suggestion.Name}, ${version}` : suggestion.Name,
    ProductUrl: `${suggestion.ProductUrl}${version ? `?${new URLSearchParams(variant.values)}` : ""}`,
    CurrentStockState: states[availabilityOf(variant)],
    Price: withUnit(culture, product, money(culture, variant.price)),
  };
}

/** A price per kilo or metre says so. */
const withUnit = (culture: Culture, { kind }: Product, price: string): string =>
  isMeasured(kind) ? `${price} ${textsOf(culture).product.units[kind].replaceAll(" ", "\u00a0")}` : price;

const codesOf = (product: Product, variant: Variant): Pick<Suggestion, "SKU" | "BrandSKU"> => ({
  SKU: variant.sku,
  BrandSKU: brandSku(product, variant),
});
