import { products } from "../catalogue/index.ts";
import type { Product, Variant } from "../catalogue/types.ts";
import { slugOf } from "../catalogue/localized.ts";

/** A brand with its products. */
export interface Supplier {
  id: string;
  name: string;
  products: Product[];
}

export const suppliers: Supplier[] = [...new Set(products.map(({ brand }) => brand))]
  .sort((a, b) => a.localeCompare(b, "fr"))
  .map((name) => ({ id: slugOf(name), name, products: products.filter(({ brand }) => brand === name) }));

/** The brand's own code of a variant: initials of the brand, number of the product, number of the variant. */
export function brandSku(product: Product, variant: Variant): string {
  const letters = product.brand
    .split(/[\s’]+/)
    .map((word) => word.charAt(0))
    .join("")
    .toUpperCase();
  const number = String(product.variants.indexOf(variant) + 1).padStart(2, "0");
  return `${letters.replace("&", "")}-${product.id.slice(1)}${number}`;
}
