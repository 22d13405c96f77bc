import type { Filter } from "./catalog-filter.ts";
import { writeFilter } from "./catalog-filter.ts";

/** What the filter block of a list is asked for. FIL-06 */
export interface ListFilterQuery {
  /** Empty for the whole catalogue. */
  categoryId: string;
  brandId: string;
  currentFilter: Filter;
}

export const listFilterRoute = "/widget/catalog/ListFilter";

/** Path under the host; the answer is HTML, a form of facets. */
export function listFilterPath({ categoryId, brandId, currentFilter }: ListFilterQuery): string {
  return `${listFilterRoute}?${new URLSearchParams({ categoryId, brandId, currentFilter: writeFilter(currentFilter) })}`;
}
