import { categories, products, productsOf } from "../catalogue/index.ts";
import type { Category, Culture } from "../catalogue/types.ts";
import type { Show } from "../answer/page.ts";
import { localeOf } from "../culture/cultures.ts";
import { counted, fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { card } from "../shop/card.ts";
import { type ListQuery, displays, listing, pageSizes, readQuery, sorts, writeQuery } from "../shop/listing.ts";
import { pageNumbers } from "../shop/pagination.ts";

export const catalog = (show: Show) => (c: Request, culture: Culture) => {
  const slug = c.req.param("category");
  const category = categories.find((one) => one.slug === slug);
  if (slug !== undefined && !category) return null;
  const query = readQuery(new URL(c.req.url).searchParams);
  const { title, intro } = heading(culture, category, query);
  const list = listing(category ? productsOf(category.id) : products, query, culture);
  const path = c.req.path;
  const t = textsOf(culture).catalog;
  return show(c, {
    view: "catalog",
    title,
    description: intro,
    category: category?.slug,
    data: {
      heading: title,
      intro,
      query,
      path,
      before: (list.pageindex - 1) * query.pageSize,
      cards: list.products.map((product) => card(culture, product)),
      count: counted(localeOf(culture), t.count, list.count),
      sorts: sorts.map((value) => ({ value, label: t.sorts[value], chosen: value === query.sort })),
      pageSizes: pageSizes.map((value) => ({ value, label: String(value), chosen: value === query.pageSize })),
      displays: displays.map((value) => ({ value, label: t.displays[value], path: path + writeQuery({ ...query, display: value }), current: value === query.display })),
      pagination: pagination(path, query, list.pageindex, list.pages),
    },
  });
};

function heading(culture: Culture, category: Category | undefined, query: ListQuery): { title: string; intro: string } {
  const t = textsOf(culture).catalog;
  if (query.q && !category) return { title: fill(t.results, query.q), intro: t.intro };
  return category ? { title: category.name[culture], intro: category.intro[culture] } : { title: t.title, intro: t.intro };
}

function pagination(path: string, query: ListQuery, current: number, pages: number) {
  const at = (page: number) => path + writeQuery({ ...query, pageindex: page });
  return {
    shown: pages > 1,
    previous: current > 1 ? at(current - 1) : "",
    next: current < pages ? at(current + 1) : "",
    numbers: pageNumbers(current, pages).map((page) => page && { page, path: at(page), current: page === current }),
  };
}
