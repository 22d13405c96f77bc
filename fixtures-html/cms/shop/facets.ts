/** Facets of a list: the properties by which products differ, and which products match a filter. */
import {
  ATTRIBUTES_KEY,
  type Filter,
  changeFilter,
  emptyFilter,
  selectedValues,
} from "../../../shared/api/catalog-filter.ts";
import { categories } from "../catalogue/index.ts";
import type { Attribute, Culture, Product, Variant } from "../catalogue/types.ts";
import { slugOf } from "../catalogue/localized.ts";
import { textsOf } from "../culture/texts.ts";
import { priceFrom, productAvailability } from "./availability.ts";
import { inRange, isRange } from "./price-range.ts";

/** Kind of list: a category, the whole shop, or search results. */
export type Scope = "shelf" | "shop" | "search";

interface Source {
  key: string;
  attribute?: string;
  kind: "box" | "square" | "range";
  label: string;
  /** Values that a product has; empty for a range. */
  of(product: Product): string[];
  nameOf(value: string): string;
  coloursOf(value: string): string[];
  /** Sort order in the list of values; equal ranks are sorted by name. */
  rankOf(value: string): number;
}

interface FacetValue {
  value: string;
  label: string;
  /** Number of products in the list with this value, given the choices in other facets. */
  count: number;
  chosen: boolean;
  colours: string[];
}

export interface Facet {
  /** Name of its form fields. */
  name: string;
  id: string;
  key: string;
  attribute?: string;
  kind: Source["kind"];
  label: string;
  values: FacetValue[];
  /** Only for a range: its value as in the filter, such as `10-50`. */
  range: string;
  open: boolean;
}

/** Facets of a list. `products` are all products of the list, before filtering. */
export function facetsOf(culture: Culture, products: readonly Product[], filter: Filter, scope: Scope): Facet[] {
  return sources(culture, products, scope)
    .map((source, index) => {
      const { key, attribute, kind, label } = source;
      const others = products.filter((product) => matches(product, without(filter, key, attribute)));
      const count = (value: string): number => others.filter((product) => source.of(product).includes(value)).length;
      const selected = selectedValues(filter, key, attribute);
      const all =
        kind === "range"
          ? []
          : [...new Set(products.flatMap(source.of))].toSorted(
              (a, b) =>
                source.rankOf(a) - source.rankOf(b) || source.nameOf(a).localeCompare(source.nameOf(b), culture),
            );
      return {
        name: attribute ? `filter[${key}][${attribute}]` : `filter[${key}]`,
        id: `facet-${slugOf(attribute ?? key)}`,
        key,
        attribute,
        kind,
        label,
        values: all.map((value) => ({
          value,
          label: source.nameOf(value),
          count: count(value),
          chosen: selected.includes(value),
          colours: source.coloursOf(value),
        })),
        range: kind === "range" ? (selected[0] ?? "") : "",
        open: index < 4 || selected.length > 0,
      };
    })
    .filter(({ kind, values }) => kind === "range" || values.length > 1 || values.some(({ chosen }) => chosen));
}

/** The filter without keys and values that this list does not have. */
export function knownFilter(culture: Culture, products: readonly Product[], filter: Filter, scope: Scope): Filter {
  let valid = emptyFilter;
  for (const source of sources(culture, products, scope)) {
    const { key, attribute, kind } = source;
    const all = new Set(kind === "range" ? [] : products.flatMap(source.of));
    const values = selectedValues(filter, key, attribute).filter((value) =>
      kind === "range" ? isRange(value) : all.has(value),
    );
    for (const value of values) valid = changeFilter(valid, { key, attribute, value }, true, kind === "range");
  }
  return valid;
}

export function matches(product: Product, { lists, attributes }: Filter): boolean {
  const validators: Record<string, (values: readonly string[]) => boolean> = {
    Category: (values) => values.includes(product.categoryId),
    Brand: (values) => values.includes(slugOf(product.brand)),
    Price: (values) => values.some((range) => inRange(priceFrom(product).cents, range)),
    Availability: (values) => values.includes(stockOf(product)),
    Offer: (values) => offersOf(product).some((offer) => values.includes(offer)),
  };
  const fitsLists = Object.entries(lists).every(([key, values]) => validators[key]?.(values) ?? true);
  return fitsLists && variantFor(product, attributes) !== undefined;
}

/** The first variant with these attributes, preferably one that is in stock. */
export function variantFor(product: Product, attributes: Filter["attributes"]): Variant | undefined {
  const requested = Object.entries(attributes);
  const fitting = product.variants.filter((variant) =>
    requested.every(([id, values]) => values.includes(variant.values[id] ?? "")),
  );
  return fitting.find(({ stock }) => stock > 0 && requested.length > 0) ?? fitting[0];
}

/** Sizes from small to large. */
const sizes = ["one", "child", "adult", "xs", "s", "small", "m", "l", "large", "xl", "xxl"];

const stockOf = (product: Product): string => (productAvailability(product) === "out" ? "out" : "in");

const offersOf = (product: Product): string[] =>
  [product.isNew ? "new" : "", product.oldPrice > 0 ? "reduced" : ""].filter(Boolean);

function without(filter: Filter, key: string, attribute?: string): Filter {
  return selectedValues(filter, key, attribute).reduce(
    (rest, value) => changeFilter(rest, { key, attribute, value }, false),
    filter,
  );
}

/** Attributes of the products, each with the values of all of them. */
function attributesOf(products: readonly Product[]): Attribute[] {
  const attributes = new Map<string, Attribute>();
  for (const product of products) {
    for (const attribute of product.attributes) {
      const current = attributes.get(attribute.id);
      const values = [...(current?.values ?? []), ...attribute.values].filter(
        ({ id }, index, all) => all.findIndex((other) => other.id === id) === index,
      );
      attributes.set(attribute.id, { ...attribute, values });
    }
  }
  return [...attributes.values()];
}

function sources(culture: Culture, products: readonly Product[], scope: Scope): Source[] {
  const t = textsOf(culture).filters;
  const plain = { kind: "box" as const, coloursOf: () => [], rankOf: () => 0 };
  const brands = new Map(products.map(({ brand }) => [slugOf(brand), brand]));
  const category: Source = {
    ...plain,
    key: "Category",
    label: t.category,
    of: ({ categoryId }) => [categoryId],
    nameOf: (id) => categories.find((one) => one.id === id)?.name[culture] ?? id,
  };
  const availability: Source = {
    ...plain,
    key: "Availability",
    label: t.availability,
    of: (product) => [stockOf(product)],
    nameOf: (value) => t.stock[value as "in"],
  };
  return [
    ...(scope === "shop" ? [category] : []),
    { ...plain, kind: "range", key: "Price", label: t.price, of: () => [], nameOf: (range) => range },
    ...attributesOf(products).map(({ id, name, display, values }): Source => ({
      key: ATTRIBUTES_KEY,
      attribute: id,
      kind: display === "square" ? "square" : "box",
      label: name[culture],
      of: (product) => product.variants.flatMap((variant) => variant.values[id] ?? []),
      nameOf: (value) => values.find((one) => one.id === value)?.name[culture] ?? value,
      coloursOf: (value) => values.find((one) => one.id === value)?.colours ?? [],
      rankOf: (value) => sizes.indexOf(value),
    })),
    // The form above search results has its own fields for category and availability.
    ...(scope === "search" ? [] : [availability]),
    { ...plain, key: "Offer", label: t.offer, of: offersOf, nameOf: (value) => t.offers[value as "new"] },
    {
      ...plain,
      key: "Brand",
      label: t.brand,
      of: ({ brand }) => [slugOf(brand)],
      nameOf: (value) => brands.get(value) ?? value,
    },
  ];
}
