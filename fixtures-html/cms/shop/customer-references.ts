import type { CustomerReference } from "../../../shared/api/customer-references.ts";
import { products } from "../catalogue/index.ts";
import type { Culture, Product } from "../catalogue/types.ts";
import { seedOf } from "../catalogue/seeded.ts";
import { plain } from "./found-text.ts";

/** So many stand on a page. */
const pageSize = 10;
/** A shorter text finds nothing. */
export const shortest = 2;

/** How a hotel calls what it buys: the place where a thing is used, and a number. */
const places = ["ROOM", "BAR", "KITCHEN", "LOBBY"];

const references: { code: string; product: Product }[] = products
  .filter((_, index) => index % 3 === 0)
  .map((product) => ({ code: `${places[seedOf(product.id) % places.length]}-${product.id.slice(1)}`, product }));

export interface References {
  items: (CustomerReference & { name: string })[];
  count: number;
  pages: number;
}

/** A page, from 1 on, of the references that hold `q`. */
export function referencesOf(culture: Culture, q: string, page: number): References {
  const code = plain(q.trim());
  const found =
    code.length < shortest
      ? []
      : references
          .filter((one) => plain(one.code).includes(code))
          .sort((a, b) => a.code.localeCompare(b.code, "en", { numeric: true }));
  return {
    items: found.slice((page - 1) * pageSize, page * pageSize).map(({ code, product }) => ({
      CustomerSKU: code,
      ProductLink: `/${culture}/product/${product.slug}`,
      name: product.name[culture],
    })),
    count: found.length,
    pages: Math.max(1, Math.ceil(found.length / pageSize)),
  };
}
