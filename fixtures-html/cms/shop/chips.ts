/** Active filters as links that remove them. */
import { type Choice, type Filter, changeFilter, withFilter } from "../../../shared/api/catalog-filter.ts";
import type { Culture, Product } from "../catalogue/types.ts";
import { localeOf } from "../culture/cultures.ts";
import { counted, fill } from "../culture/fill.ts";
import { money } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import { type Facet, facetsOf, matches, type Scope } from "./facets.ts";
import { endsOf } from "./price-range.ts";

interface Chip {
  label: string;
  path: string;
}

interface Chosen extends Choice {
  label: string;
}

export function chipsOf(
  culture: Culture,
  products: readonly Product[],
  filter: Filter,
  path: string,
  search: string,
  scope: Scope,
): Chip[] {
  return chosenIn(culture, facetsOf(culture, products, filter, scope)).map((choice) => ({
    label: choice.label,
    path: path + withFilter(search, changeFilter(filter, choice, false)),
  }));
}

/** For an empty list: active filters whose removal gives results, with the number of products. */
export function removableFilters(
  culture: Culture,
  products: readonly Product[],
  filter: Filter,
  path: string,
  search: string,
  scope: Scope,
): (Chip & { count: string })[] {
  const t = textsOf(culture).catalog.count;
  return chosenIn(culture, facetsOf(culture, products, filter, scope)).flatMap((choice) => {
    const remaining = changeFilter(filter, choice, false);
    const count = products.filter((product) => matches(product, remaining)).length;
    return count > 0
      ? [
          {
            label: choice.label,
            path: path + withFilter(search, remaining),
            count: counted(localeOf(culture), t, count),
          },
        ]
      : [];
  });
}

function chosenIn(culture: Culture, facets: readonly Facet[]): Chosen[] {
  const labelled = (label: string, value: string): string => fill(textsOf(culture).site.named, label, value);
  return facets.flatMap(({ key, attribute, label, values, range }) => [
    ...values
      .filter(({ chosen }) => chosen)
      .map((one) => ({ key, attribute, value: one.value, label: labelled(label, one.label) })),
    ...(range ? [{ key, value: range, label: labelled(label, rangeText(culture, range)) }] : []),
  ]);
}

function rangeText(culture: Culture, range: string): string {
  const t = textsOf(culture).filters;
  const { from, to } = endsOf(range);
  const [low, high] = [from, to].map((amount) => money(culture, Number(amount) * 100));
  return from && to ? fill(t.between, low!, high!) : from ? fill(t.atLeast, low!) : fill(t.atMost, high!);
}
