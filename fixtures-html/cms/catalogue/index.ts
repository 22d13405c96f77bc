import type { Product, Variant } from "./types.ts";
import { credit } from "./credit.ts";
import { catalogueEntries } from "./entries.ts";

export { categories } from "./categories.ts";

export const products: Product[] = catalogueEntries.map(({ product }) => product);

/** Everything that a cart can contain. */
const allProducts = [...products, credit.product];
const byId = new Map(allProducts.map((product) => [product.id, product]));
const bySlug = new Map(products.map((product) => [product.slug, product]));
const byCategory = new Map<string, Product[]>();
for (const product of products) {
  const others = byCategory.get(product.categoryId);
  if (others) others.push(product);
  else byCategory.set(product.categoryId, [product]);
}
const variants = new Map(
  allProducts.flatMap((product) => product.variants.map((variant) => [variant.id, { product, variant }] as const)),
);

export function productById(id: string): Product | undefined {
  return byId.get(id);
}

export function productBySlug(slug: string): Product | undefined {
  return bySlug.get(slug);
}

/** Products of a category, in the shop's default order. */
export function productsOf(categoryId: string): Product[] {
  return byCategory.get(categoryId) ?? [];
}

export function variantById(id: string): { product: Product; variant: Variant } | undefined {
  return variants.get(id);
}
