import { products } from "../catalogue/index.ts";
import type { Product, Variant } from "../catalogue/types.ts";
import { slugOf } from "../catalogue/words.ts";

/** Who makes what the shop sells. */
export interface Supplier {
  id: string;
  name: string;
  products: Product[];
}

export const suppliers: Supplier[] = [...new Set(products.map(({ brand }) => brand))]
  .sort((a, b) => a.localeCompare(b, "fr"))
  .map((name) => ({ id: slugOf(name), name, products: products.filter(({ brand }) => brand === name) }));

/** The maker's own number of a variant: the letters of its name, the product, the version. */
export function brandSku(product: Product, variant: Variant): string {
  const letters = product.brand
    .split(/[\s’]+/)
    .map((word) => word.charAt(0))
    .join("")
    .toUpperCase();
  return `${letters.replace("&", "")}-${product.id.slice(1)}${String(product.variants.indexOf(variant) + 1).padStart(2, "0")}`;
}
