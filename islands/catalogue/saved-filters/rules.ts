import { emptyFilter, filterFromSearch, writeFilter } from "../../../shared/api/catalog-filter.ts";

/**
 * Path and query of a list with what filters it: `filter`, and the parameters with these names. The same filters give
 * the same address, whatever the sort order or the page. FIL-05
 */
export function filterAddress({ pathname, search, searchParams }: URL, names: readonly string[]): string {
  const kept = new URLSearchParams();
  const filter = writeFilter(filterFromSearch(search) ?? emptyFilter);
  if (filter) kept.set("filter", filter);
  for (const name of names.toSorted())
    for (const value of searchParams.getAll(name)) if (value) kept.append(name, value);
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}
