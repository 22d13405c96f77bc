import type { CustomerReference } from "../../../shared/api/wire/customer-references.ts";
import { products } from "../catalogue/index.ts";
import type { Culture, Product } from "../catalogue/types.ts";
import { seedOf } from "../catalogue/seeded-random.ts";
import { plain } from "./text-match.ts";

/** Number of references on a page. */
const pageSize = 10;
/** A shorter query finds nothing. */
export const shortest = 2;

/** Codes as a hotel might have them: the place where a product is used, and a number. */
const places = ["ROOM", "BAR", "KITCHEN", "LOBBY"];

const references: { code: string; product: Product }[] = products
  .filter((_, index) => index % 3 === 0)
  .map((product) => ({ code: `${places[seedOf(product.id) % places.length]}-${product.id.slice(1)}`, product }));

export interface References {
  items: (CustomerReference & { name: string })[];
  count: number;
  pages: number;
}

/** Page of the references whose code contains `q`; pages count from 1. */
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
