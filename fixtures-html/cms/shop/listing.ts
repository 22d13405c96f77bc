/** Query of a catalogue page's URL, and the products that it selects. */
import { type Filter, emptyFilter } from "../../../shared/api/catalog-filter.ts";
import type { Culture, Product } from "../catalogue/types.ts";
import { priceFrom } from "./availability.ts";
import { matches as fits } from "./facets.ts";

export const sorts = ["name", "price-asc", "price-desc", "new"] as const;
export const pageSizes = [12, 24, 48] as const;
export const displays = ["grid", "list"] as const;

export interface ListQuery {
  q: string;
  sort: (typeof sorts)[number];
  pageSize: (typeof pageSizes)[number];
  pageindex: number;
  display: (typeof displays)[number];
  /** Id of the product whose quick view is open. */
  quick: string;
}

const defaults: ListQuery = { q: "", sort: "name", pageSize: 12, pageindex: 1, display: "grid", quick: "" };

/** Parses the query; an unknown value becomes the default. */
export function readQuery(search: URLSearchParams): ListQuery {
  const oneOf = <T>(offered: readonly T[], name: string, fallback: T): T =>
    offered.find((value) => String(value) === search.get(name)) ?? fallback;
  return {
    q: (search.get("q") ?? "").trim().slice(0, 100),
    sort: oneOf(sorts, "sort", defaults.sort),
    pageSize: oneOf(pageSizes, "pageSize", defaults.pageSize),
    pageindex: Math.max(1, Number.parseInt(search.get("pageindex") ?? "1", 10) || 1),
    display: oneOf(displays, "display", defaults.display),
    quick: search.get("quick") ?? "",
  };
}

export interface Listing {
  products: Product[];
  count: number;
  pageindex: number;
  pages: number;
}

/** A page of products: those that match the filter, in the order of the query. */
export function listing(
  products: readonly Product[],
  query: ListQuery,
  culture: Culture,
  filter: Filter = emptyFilter,
): Listing {
  const found = products.filter((product) => fits(product, filter)).sort(order(query.sort, culture));
  const pages = Math.max(1, Math.ceil(found.length / query.pageSize));
  const pageindex = Math.min(query.pageindex, pages);
  const start = (pageindex - 1) * query.pageSize;
  return { products: found.slice(start, start + query.pageSize), count: found.length, pageindex, pages };
}

function order(sort: ListQuery["sort"], culture: Culture): (a: Product, b: Product) => number {
  const byName = (a: Product, b: Product) => a.name[culture].localeCompare(b.name[culture], culture);
  const byPrice = (a: Product, b: Product) => priceFrom(a).cents - priceFrom(b).cents;
  if (sort === "price-asc") return (a, b) => byPrice(a, b) || byName(a, b);
  if (sort === "price-desc") return (a, b) => byPrice(b, a) || byName(a, b);
  if (sort === "new") return (a, b) => Number(b.isNew) - Number(a.isNew) || byName(a, b);
  return byName;
}
