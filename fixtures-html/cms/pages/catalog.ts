import {
  type Filter,
  filterFromSearch,
  emptyFilter,
  withFilter,
  writeFilter,
} from "../../../shared/api/catalog-filter.ts";
import { categories, products, productsOf } from "../catalogue/index.ts";
import type { Category, Culture, Product } from "../catalogue/types.ts";
import type { Show } from "../http/page.ts";
import { localeOf } from "../culture/cultures.ts";
import { counted, fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { card } from "../shop/card.ts";
import { removableFilters } from "../shop/chips.ts";
import { filterBlock } from "../shop/filter-block.ts";
import { meantText } from "../shop/meant-search.ts";
import { matchingText } from "../shop/product-search.ts";
import { knownFilter, type Scope, variantFor } from "../shop/facets.ts";
import { isFilterField, withFilterFields } from "../shop/filter-fields.ts";
import { hiddenFields, withParameters } from "../shop/list-url.ts";
import { type ListQuery, displays, listing, pageSizes, readQuery, sortsOf } from "../shop/listing.ts";
import { quickRow } from "../shop/quick-view.ts";
import { savedFiltersView } from "../shop/saved-filters.ts";
import { narrow, readNarrowing, searchFilter } from "../shop/search-filter.ts";

/** A refused name for the filters of the list. */
interface RefusedName {
  typed: string;
  message: string;
}

export const catalog = (show: Show, refused?: RefusedName) => (c: Request, culture: Culture) => {
  const slug = c.req.param("category");
  const category = categories.find((one) => one.slug === slug);
  if (slug !== undefined && !category) return null;
  const { search } = new URL(c.req.url);
  const query = readQuery(new URLSearchParams(search), !!category);
  const scope = category ? "shelf" : query.q ? "search" : "shop";
  // A search without a result shows the products of the text that it may mean.
  const meant =
    scope === "search" && matchingText(products, query.q, culture).length === 0 ? meantText(culture, query.q) : "";
  const all = matchingText(
    category ? productsOf(category.id) : scope === "search" ? narrow(products, readNarrowing(c)) : products,
    meant || query.q,
    culture,
  );
  const filter = wantedFilter(culture, all, search, scope);
  const address = canonical(search, filter);
  if (address !== search) return c.redirect(c.req.path + address, 303);
  return showList(show, c, culture, category, { ...query, meant }, all, filter, scope, refused);
};

function showList(
  show: Show,
  c: Request,
  culture: Culture,
  category: Category | undefined,
  query: ListQuery & { meant: string },
  all: Product[],
  filter: Filter,
  scope: Scope,
  refused: RefusedName = { typed: "", message: "" },
) {
  const { title, intro } = heading(culture, category, query);
  const list = listing(all, { ...query, q: query.meant || query.q }, culture, filter);
  const path = c.req.path;
  const { search } = new URL(c.req.url);
  const requestedPage = c.req.query("pageindex") ?? String(list.pageindex);
  const isOpenHere = query.display === "list" && list.products.some(({ id }) => id === query.quick);
  // Redirect to the URL of what is shown: the page must exist, and a quick view must be of a product on the page.
  if (requestedPage !== String(list.pageindex) || (query.quick && !isOpenHere))
    return c.redirect(
      path + withParameters(search, { pageindex: list.pageindex > 1 ? String(list.pageindex) : null }),
      303,
    );
  const at = (changes: Record<string, string | null>): string => path + withParameters(search, changes);
  const t = textsOf(culture).catalog;
  const pageName = list.pageindex > 1 ? fill(t.page, String(list.pageindex)) : "";
  return show(c, {
    view: "catalog",
    title: pageName ? fill(t.titleOfPage, title, String(list.pageindex)) : title,
    description: intro || textsOf(culture).catalog.intro,
    category: category?.slug,
    islandStyles: true,
    status: refused.message ? 422 : 200,
    data: {
      heading: title,
      pageName,
      pageOf: pageName && fill(t.pageOf, String(list.pageindex), String(list.pages)),
      crumbs: [
        ...(category ? [{ path: `/${culture}/catalog`, name: t.title }] : []),
        ...(pageName ? [{ path: at({ pageindex: null }), name: title }] : []),
      ],
      intro,
      query,
      itemList: { id: category?.slug ?? (query.q ? "search" : "catalog"), name: category?.name[culture] ?? t.title },
      path,
      narrowing: scope === "search" ? searchFilter(culture, readNarrowing(c), search) : null,
      before: (list.pageindex - 1) * query.pageSize,
      cards: list.products.map((product) => ({
        ...card(culture, product, variantFor(product, filter.attributes)),
        ...quickRow(culture, product, query, path, search),
      })),
      count: counted(localeOf(culture), t.count, list.count),
      meant: query.meant ? fill(textsOf(culture).search.meant, query.q, query.meant) : "",
      ...filterData(c, culture, category, all, filter, scope, list.count === 0),
      saved: { ...savedFiltersView(culture, c.var.session, path + search), here: path + search, ...refused },
      kept: hiddenFields(search, (name) => name === "sort"),
      ...displayOptions(culture, query, scope === "search", list.pageindex, at),
      pagination: pagination(at, list.pageindex, list.pages),
    },
  });
}

/** The filter block, the active filters and, for an empty list, the filters to remove. */
function filterData(
  c: Request,
  culture: Culture,
  category: Category | undefined,
  all: Product[],
  filter: Filter,
  scope: Scope,
  isEmpty: boolean,
) {
  const { path } = c.req;
  const { search } = new URL(c.req.url);
  const block = filterBlock(culture, all, filter, path, search, scope);
  return {
    // The filters of the whole shop are long: they load when they become visible.
    filters: {
      ...block,
      isLater: scope === "shop" && c.req.query("facets") !== "shown",
      here: path + withParameters(search, { facets: "shown" }),
      categoryId: category?.id ?? "",
    },
    chips: block.chips,
    rescues: isEmpty ? removableFilters(culture, all, filter, path, search, scope) : [],
    clear: block.clear,
  };
}

/** Links and choices for the order, page size and display of a list. */
function displayOptions(
  culture: Culture,
  query: ListQuery,
  isSearch: boolean,
  pageindex: number,
  at: (changes: Record<string, string | null>) => string,
) {
  const t = textsOf(culture).catalog;
  return {
    sorts: sortsOf(isSearch).map((value) => ({ value, label: t.sorts[value], chosen: value === query.sort })),
    pageSizes: pageSizes.map((value) => ({
      value,
      path: at({ pageSize: value === 12 ? null : String(value), pageindex: null }),
      chosen: value === query.pageSize,
    })),
    displays: displays.map((value) => ({
      value,
      label: t.displays[value],
      path: at({
        display: value === "grid" ? null : value,
        pageindex: query.pageindex > 1 ? String(pageindex) : null,
      }),
      current: value === query.display,
    })),
  };
}

/** Filter of the URL, including fields of the filter form, reduced to values that this list has. */
function wantedFilter(culture: Culture, all: Product[], search: string, scope: Scope): Filter {
  const parameters = new URLSearchParams(search);
  return knownFilter(culture, all, withFilterFields(filterFromSearch(search) ?? emptyFilter, parameters), scope);
}

/** Canonical query of a list: without an invalid or unknown filter, and without fields of the filter form. */
function canonical(search: string, filter: Filter): string {
  const parameters = new URLSearchParams(search);
  const isClean =
    (parameters.get("filter") ?? "") === writeFilter(filter) &&
    parameters.getAll("filter").length <= 1 &&
    ![...parameters.keys()].some(isFilterField);
  return isClean ? search : withFilter(search, filter);
}

function heading(
  culture: Culture,
  category: Category | undefined,
  { q, meant }: { q: string; meant: string },
): { title: string; intro: string } {
  const t = textsOf(culture).catalog;
  if (q && !category) return { title: fill(t.results, meant || q), intro: "" };
  return category
    ? { title: category.name[culture], intro: category.intro[culture] }
    : { title: t.title, intro: t.intro };
}

/** Links to all pages, each to the start of its list. CSS shows only the two before and after the current one. */
function pagination(at: (changes: Record<string, string | null>) => string, current: number, pages: number) {
  const address = (page: number): string => at({ pageindex: page === 1 ? null : String(page) });
  const path = (page: number): string => `${address(page)}#list`;
  return {
    shown: pages > 1,
    previous: current > 1 ? path(current - 1) : "",
    next: current < pages ? path(current + 1) : "",
    more: current < pages ? address(current + 1) : "",
    numbers: Array.from({ length: pages }, (_, index) => index + 1).map((page) => ({
      page,
      path: path(page),
      current: page === current,
    })),
  };
}
