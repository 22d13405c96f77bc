/** Query of a catalogue page's URL, and the products that it selects. */
import { type Filter, emptyFilter } from "../../../shared/api/catalog-filter.ts";
import type { Culture, Product } from "../catalogue/types.ts";
import { priceFrom } from "./availability.ts";
import { matches as fits } from "./facets.ts";
import { byRelevance } from "./product-search.ts";

const sorts = ["name", "price-asc", "price-desc", "new"] as const;
const searchSorts = ["relevance", ...sorts] as const;
export const pageSizes = [12, 24, 48] as const;
export const displays = ["grid", "list"] as const;

export interface ListQuery {
  q: string;
  sort: (typeof searchSorts)[number];
  pageSize: (typeof pageSizes)[number];
  pageindex: number;
  display: (typeof displays)[number];
  /** Id of the product whose quick view is open. */
  quick: string;
}

const defaults = { pageSize: 12, display: "grid" } as const;

/** The orders of a list, the one that it has at first before the others. Only the results of a search have relevance. */
export const sortsOf = (isSearch: boolean): readonly ListQuery["sort"][] => (isSearch ? searchSorts : sorts);

/** Parses the query of the whole shop or, with `isShelf`, of a category; an unknown value becomes the default. */
export function readQuery(search: URLSearchParams, isShelf: boolean): ListQuery {
  const oneOf = <T>(offered: readonly T[], name: string, fallback: T): T =>
    offered.find((value) => String(value) === search.get(name)) ?? fallback;
  const q = (search.get("q") ?? "").trim().slice(0, 100);
  const offered = sortsOf(q !== "" && !isShelf);
  return {
    q,
    sort: oneOf(offered, "sort", offered[0]!),
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

/** A page of products: those that match the filter, in the order of the query; `q` is the text that was searched for. */
export function listing(
  products: readonly Product[],
  query: ListQuery,
  culture: Culture,
  filter: Filter = emptyFilter,
): Listing {
  const found = products.filter((product) => fits(product, filter)).sort(order(query, culture));
  const pages = Math.max(1, Math.ceil(found.length / query.pageSize));
  const pageindex = Math.min(query.pageindex, pages);
  const start = (pageindex - 1) * query.pageSize;
  return { products: found.slice(start, start + query.pageSize), count: found.length, pageindex, pages };
}

function order({ sort, q }: ListQuery, culture: Culture): (a: Product, b: Product) => number {
  const byName = (a: Product, b: Product) => a.name[culture].localeCompare(b.name[culture], culture);
  const byPrice = (a: Product, b: Product) => priceFrom(a).cents - priceFrom(b).cents;
  if (sort === "price-asc") return (a, b) => byPrice(a, b) || byName(a, b);
  if (sort === "price-desc") return (a, b) => byPrice(b, a) || byName(a, b);
  if (sort === "new") return (a, b) => Number(b.isNew) - Number(a.isNew) || byName(a, b);
  return sort === "relevance" ? byRelevance(q, culture) : byName;
}
