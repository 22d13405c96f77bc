import { type Thousandths, one } from "../cart/quantity.ts";
import { unitPrice } from "../catalogue/degressive.ts";
import { categories } from "../catalogue/index.ts";
import type { Culture, Product, Variant } from "../catalogue/types.ts";

/** A product as the shop's tag manager knows it. */
export interface Item {
  item_id: string;
  item_name: string;
  sku: string;
  /** Of a piece, a kilogram or a metre where so many are bought, with tax, as the page shows it. */
  price: number;
  item_brand: string;
  item_category: string;
}

export const itemOf = (culture: Culture, product: Product, variant: Variant, quantity: Thousandths = one): Item => ({
  item_id: product.id,
  item_name: product.name[culture],
  sku: variant.sku,
  price: unitPrice(product, variant, quantity) / 100,
  item_brand: product.brand,
  item_category: categories.find(({ id }) => id === product.categoryId)?.name[culture] ?? "",
});
