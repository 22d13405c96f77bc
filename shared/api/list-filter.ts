import type { Filter } from "./catalog-filter.ts";
import { writeFilter } from "./catalog-filter.ts";

/** The query of a list's filter block. FIL-06 */
export interface ListFilterQuery {
  /** Empty for the whole catalogue. */
  categoryId: string;
  brandId: string;
  currentFilter: Filter;
}

export const listFilterRoute = "/widget/catalog/ListFilter";

/** A path of the host. Returns HTML: a form of facets. */
export function listFilterPath({ categoryId, brandId, currentFilter }: ListFilterQuery): string {
  const query = new URLSearchParams({ categoryId, brandId, currentFilter: writeFilter(currentFilter) || "{}" });
  return `${listFilterRoute}?${query}`;
}
