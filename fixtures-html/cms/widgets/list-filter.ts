import { emptyFilter, readFilter } from "../../../shared/api/catalog-filter.ts";
import { categories, products, productsOf } from "../catalogue/index.ts";
import { cultureOf } from "../culture/of-request.ts";
import type { Request } from "../env.ts";
import { knownFilter } from "../shop/facets.ts";
import { filterBlock } from "../shop/filter-block.ts";
import { fragment } from "./fragment.ts";

/** Filter block of a list, as a fragment. FIL-06 */
export function listFilter(c: Request): Response | Promise<Response> {
  const id = c.req.query("categoryId") ?? "";
  const category = categories.find((one) => one.id === id);
  if (id && !category) return c.notFound();
  const culture = cultureOf(c);
  const all = category ? productsOf(category.id) : products;
  const scope = category ? "shelf" : "shop";
  const filter = knownFilter(culture, all, readFilter(c.req.query("currentFilter") ?? "") ?? emptyFilter, scope);
  const path = category ? `/${culture}/catalog/${category.slug}` : `/${culture}/catalog`;
  return fragment(c, culture, "parts/facets", {
    filters: filterBlock(culture, all, filter, path, searchOfList(c, path), scope),
  });
}

/** Query of the list that asks: the links of the block keep its order and page size. Empty when it is unknown. */
function searchOfList(c: Request, path: string): string {
  const referer = c.req.header("referer") ?? "";
  if (!URL.canParse(referer)) return "";
  const { pathname, search } = new URL(referer);
  return pathname === path ? search : "";
}
