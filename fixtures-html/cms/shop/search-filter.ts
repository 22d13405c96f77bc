/** Form that narrows search results. SRC-06 */
import { categories } from "../catalogue/index.ts";
import type { Culture, Product } from "../catalogue/types.ts";
import type { Request } from "../env.ts";
import { productAvailability } from "./availability.ts";
import { hiddenFields } from "./list-url.ts";

/** Values of the form: slug of a category (empty for all), and whether to show only products in stock. */
export interface Narrowing {
  shelf: string;
  isInStock: boolean;
}

export function readNarrowing(c: Request): Narrowing {
  const shelf = categories.find(({ slug }) => slug === c.req.query("shelf"))?.slug ?? "";
  return { shelf, isInStock: c.req.query("stock") === "1" };
}

export function narrow(products: readonly Product[], { shelf, isInStock }: Narrowing): readonly Product[] {
  const id = categories.find(({ slug }) => slug === shelf)?.id;
  return products.filter(
    (product) => (!id || product.categoryId === id) && (!isInStock || productAvailability(product) !== "out"),
  );
}

/** View data of the form, with the hidden fields that it needs without scripts. */
export const searchFilter = (culture: Culture, { shelf, isInStock }: Narrowing, search: string) => ({
  isActive: isInStock || shelf !== "",
  isInStock,
  shelves: categories.map(({ slug, name }) => ({ value: slug, label: name[culture], chosen: slug === shelf })),
  kept: hiddenFields(search, (name) => name === "shelf" || name === "stock"),
});
