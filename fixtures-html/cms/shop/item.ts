import { type Thousandths, oneUnit } from "../cart/quantity.ts";
import { unitPrice } from "../catalogue/degressive.ts";
import { categories } from "../catalogue/index.ts";
import type { Culture, Product, Variant } from "../catalogue/types.ts";

/** A product as the tag manager receives it. */
export interface Item {
  item_id: string;
  item_name: string;
  sku: string;
  /** Price of a piece, a kilogram or a metre at the ordered quantity, including tax, as shown on the page. */
  price: number;
  item_brand: string;
  item_category: string;
}

export const itemOf = (
  culture: Culture,
  product: Product,
  variant: Variant,
  quantity: Thousandths = oneUnit,
): Item => ({
  item_id: product.id,
  item_name: product.name[culture],
  sku: variant.sku,
  price: unitPrice(product, variant, quantity) / 100,
  item_brand: product.brand,
  item_category: categories.find(({ id }) => id === product.categoryId)?.name[culture] ?? "",
});
