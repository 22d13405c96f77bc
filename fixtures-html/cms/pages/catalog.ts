import { type Filter, filterOf, noFilter, searchWith, writeFilter } from "../../../shared/api/catalog-filter.ts";
import { categories, products, productsOf } from "../catalogue/index.ts";
import type { Category, Culture, Product } from "../catalogue/types.ts";
import type { Show } from "../answer/page.ts";
import { localeOf } from "../culture/cultures.ts";
import { counted, fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { card } from "../shop/card.ts";
import { chipsOf, rescues } from "../shop/chips.ts";
import { filterBlock } from "../shop/filter-block.ts";
import { knownFilter, type Scope, variantFor } from "../shop/facets.ts";
import { isFilterField, withFilterFields } from "../shop/filter-fields.ts";
import { hiddenFields, withParameters } from "../shop/list-address.ts";
import { type ListQuery, displays, listing, named, pageSizes, readQuery, sorts } from "../shop/listing.ts";
import { quickOf } from "../shop/quick.ts";
import { narrowed, readNarrowing, searchFilter } from "../shop/search-filter.ts";

export const catalog = (show: Show) => (c: Request, culture: Culture) => {
  const slug = c.req.param("category");
  const category = categories.find((one) => one.slug === slug);
  if (slug !== undefined && !category) return null;
  const { search } = new URL(c.req.url);
  const query = readQuery(new URLSearchParams(search));
  const scope = category ? "shelf" : query.q ? "search" : "shop";
  const all = named(
    category ? productsOf(category.id) : scope === "search" ? narrowed(products, readNarrowing(c)) : products,
    query.q,
    culture,
  );
  const filter = wantedFilter(culture, all, search, scope);
  const address = canonical(search, filter);
  if (address !== search) return c.redirect(c.req.path + address, 303);
  return showList(show, c, culture, category, query, all, filter, scope);
};

function showList(
  show: Show,
  c: Request,
  culture: Culture,
  category: Category | undefined,
  query: ListQuery,
  all: Product[],
  filter: Filter,
  scope: Scope,
) {
  const { title, intro } = heading(culture, category, query);
  const list = listing(all, query, culture, filter);
  const path = c.req.path;
  const { search } = new URL(c.req.url);
  const asked = c.req.query("pageindex") ?? String(list.pageindex);
  const isOpenHere = query.display === "list" && list.products.some(({ id }) => id === query.quick);
  // The address tells what is shown: no page that there is not, and no quick view of a product that is not here.
  if (asked !== String(list.pageindex) || (query.quick && !isOpenHere))
    return c.redirect(
      path + withParameters(search, { pageindex: list.pageindex > 1 ? String(list.pageindex) : null }),
      303,
    );
  const at = (changes: Record<string, string | null>): string => path + withParameters(search, changes);
  const t = textsOf(culture).catalog;
  return show(c, {
    view: "catalog",
    title,
    description: intro,
    category: category?.slug,
    widgets: true,
    data: {
      heading: title,
      intro,
      query,
      itemList: { id: category?.slug ?? (query.q ? "search" : "catalog"), name: category?.name[culture] ?? t.title },
      path,
      narrowing: scope === "search" ? searchFilter(culture, readNarrowing(c), search) : null,
      before: (list.pageindex - 1) * query.pageSize,
      cards: list.products.map((product) => ({
        ...card(culture, product, variantFor(product, filter.attributes)),
        ...quickOf(culture, product, query, path, search),
      })),
      count: counted(localeOf(culture), t.count, list.count),
      // The block of the whole shop is a long one: it is asked for when somebody looks at it.
      filters: {
        ...filterBlock(culture, all, filter, path, search, scope),
        isLater: scope === "shop" && c.req.query("facets") !== "shown",
        here: at({ facets: "shown" }),
        categoryId: category?.id ?? "",
      },
      chips: chipsOf(culture, all, filter, path, search, scope),
      rescues: list.count === 0 ? rescues(culture, all, filter, path, search, scope) : [],
      clear: path + searchWith(search, noFilter),
      kept: hiddenFields(search, (name) => name === "sort"),
      sorts: sorts.map((value) => ({ value, label: t.sorts[value], chosen: value === query.sort })),
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
          pageindex: query.pageindex > 1 ? String(list.pageindex) : null,
        }),
        current: value === query.display,
      })),
      pagination: pagination(at, list.pageindex, list.pages),
    },
  });
}

/** What the address asks for, also with the fields of the form, as far as this list knows it. */
function wantedFilter(culture: Culture, all: Product[], search: string, scope: Scope): Filter {
  const parameters = new URLSearchParams(search);
  return knownFilter(culture, all, withFilterFields(filterOf(search) ?? noFilter, parameters), scope);
}

/** The one address of a list: a filter that does not parse or is not known here is no longer in it, nor are fields of the form. */
function canonical(search: string, filter: Filter): string {
  const parameters = new URLSearchParams(search);
  const isClean =
    (parameters.get("filter") ?? "") === writeFilter(filter) &&
    parameters.getAll("filter").length <= 1 &&
    ![...parameters.keys()].some(isFilterField);
  return isClean ? search : searchWith(search, filter);
}

function heading(culture: Culture, category: Category | undefined, query: ListQuery): { title: string; intro: string } {
  const t = textsOf(culture).catalog;
  if (query.q && !category) return { title: fill(t.results, query.q), intro: t.intro };
  return category
    ? { title: category.name[culture], intro: category.intro[culture] }
    : { title: t.title, intro: t.intro };
}

/** All pages are there; style shows the two before and after this one. */
function pagination(at: (changes: Record<string, string | null>) => string, current: number, pages: number) {
  const path = (page: number): string => at({ pageindex: page === 1 ? null : String(page) });
  return {
    shown: pages > 1,
    previous: current > 1 ? path(current - 1) : "",
    next: current < pages ? path(current + 1) : "",
    numbers: Array.from({ length: pages }, (_, index) => index + 1).map((page) => ({
      page,
      path: path(page),
      current: page === current,
    })),
  };
}
