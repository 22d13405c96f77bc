import { emptyFilter, type Filter, withFilter } from "../../../shared/api/catalog-filter.ts";
import type { Culture, Product } from "../catalogue/types.ts";
import { chipsOf } from "./chips.ts";
import { facetsOf, matches, type Scope } from "./facets.ts";
import { isFilterField } from "./filter-fields.ts";
import { hiddenFields } from "./list-url.ts";
import { endsOf } from "./price-range.ts";

/** View data of the filter block, on a list's page and as a fragment. FIL-06 */
export function filterBlock(
  culture: Culture,
  products: readonly Product[],
  filter: Filter,
  path: string,
  search: string,
  scope: Scope,
) {
  const facets = facetsOf(culture, products, filter, scope);
  const localAmount = (amount: string): string => (culture === "en" ? amount : amount.replace(".", ","));
  return {
    path,
    count: products.filter((product) => matches(product, filter)).length,
    facets: facets.map((facet) => ({
      ...facet,
      from: localAmount(endsOf(facet.range).from),
      to: localAmount(endsOf(facet.range).to),
    })),
    chosen: facets.reduce(
      (sum, { values, range }) => sum + values.filter(({ chosen }) => chosen).length + (range ? 1 : 0),
      0,
    ),
    chips: chipsOf(culture, products, filter, path, search, scope),
    clear: path + withFilter(search, emptyFilter),
    kept: hiddenFields(search, (name) => name === "filter" || isFilterField(name)),
  };
}
