/** The products of the stand-in. Prices are in cents of a currency with two decimals, without tax. */
export interface Product {
  id: number;
  slug: string;
  name: string;
  sku: string;
  /** Price before the shop's currency is applied. */
  cents: number;
  /** Number in stock; null when the shop does not count. */
  stock: number | null;
  attributes?: readonly Attribute[];
  variations?: readonly Variation[];
}

/** Something that customers choose, such as a colour. */
interface Attribute {
  name: string;
  /** Name in forms, after `attribute_`. */
  slug: string;
  /** Whether all products can have it; its values then have slugs. */
  isShared: boolean;
  values: readonly Value[];
  /** The value that is chosen at first. */
  initial?: string;
}

interface Value {
  name: string;
  /** In forms; the name itself in an attribute of one product. */
  slug: string;
}

interface Variation {
  id: number;
  /** In the order of the attributes; null fits all. */
  values: readonly (string | null)[];
  cents: number;
  /** Price before a reduction. */
  regularCents?: number;
  stock: number | null;
}

const shared = (name: string, values: string[], initial?: string): Attribute => ({
  name,
  slug: `pa_${name.toLowerCase()}`,
  isShared: true,
  values: values.map((value) => ({ name: value, slug: value.toLowerCase() })),
  ...(initial && { initial }),
});

const own = (name: string, slug: string, values: string[]): Attribute => ({
  name,
  slug,
  isShared: false,
  values: values.map((value) => ({ name: value, slug: value })),
});

const numbers = Array.from({ length: 60 }, (_, index) => `No. ${index + 1}`);

export const products: readonly Product[] = [
  { id: 15, slug: "beanie", name: "Beanie", sku: "woo-beanie", cents: 1800, stock: null },
  // Names of WordPress may have entities.
  { id: 18, slug: "mug", name: "Potter&#8217;s mug", sku: "mug", cents: 1250, stock: 3 },
  { id: 21, slug: "scarf", name: "Scarf", sku: "scarf", cents: 2400, stock: 0 },
  {
    id: 30,
    slug: "hoodie",
    name: "Hoodie",
    sku: "woo-hoodie",
    cents: 4200,
    stock: null,
    attributes: [shared("Color", ["Blue", "Green", "Red"])],
    variations: [
      { id: 31, values: ["blue"], cents: 4500, stock: null },
      { id: 32, values: ["green"], cents: 4200, stock: 2 },
      { id: 33, values: ["red"], cents: 4200, stock: 0 },
    ],
  },
  {
    id: 40,
    slug: "coat",
    name: "Coat",
    sku: "coat",
    cents: 8000,
    stock: null,
    // No variation has the medium size.
    attributes: [
      shared("Size", ["Small", "Medium", "Large"]),
      own("Lining &amp; hood", "lining-hood", ["Wool", "None & plain"]),
    ],
    variations: [
      { id: 41, values: ["small", "Wool"], cents: 8000, regularCents: 10_000, stock: null },
      { id: 42, values: ["small", "None & plain"], cents: 9000, stock: 0 },
      { id: 43, values: ["large", null], cents: 9500, stock: 2 },
      { id: 44, values: ["large", "Wool"], cents: 9900, stock: null },
    ],
  },
  {
    id: 50,
    slug: "boots",
    name: "Boots",
    sku: "boots",
    cents: 6000,
    stock: null,
    attributes: [shared("Size", ["Small", "Large"], "large")],
    variations: [
      { id: 51, values: ["small"], cents: 6000, stock: null },
      { id: 52, values: ["large"], cents: 6500, stock: null },
    ],
  },
  {
    id: 100,
    slug: "mat",
    name: "Mat",
    sku: "mat",
    cents: 1100,
    stock: null,
    attributes: [own("Nr", "nr", numbers)],
    variations: numbers.map((value, index) => ({
      id: 101 + index,
      values: [value],
      cents: 1100 + index * 100,
      stock: null,
    })),
  },
];

/** A product or a variation that can be put into the cart. */
export interface Item {
  id: number;
  product: Product;
  variation?: Variation;
  name: string;
  cents: number;
  stock: number | null;
}

/** The item with this id; a variable product itself cannot be ordered. */
export function itemOf(id: number): Item | undefined {
  for (const product of products) {
    if (product.id === id && !product.variations)
      return { id, product, name: product.name, cents: product.cents, stock: product.stock };
    const variation = product.variations?.find((each) => each.id === id);
    if (variation)
      return {
        id,
        product,
        variation,
        name: [product.name, namesOf(product, variation).join(", ")].filter(Boolean).join(" - "),
        cents: variation.cents,
        stock: variation.stock,
      };
  }
  return undefined;
}

/** The names of a variation's values; those that customers choose freely are left out. */
export const namesOf = ({ attributes = [] }: Product, { values }: Variation): string[] =>
  values.flatMap((slug, index) => attributes[index]!.values.filter((value) => value.slug === slug).map((v) => v.name));

/** The first variation with the chosen values, by the names of the fields without `attribute_`. */
export const variationOf = (product: Product, choices: ReadonlyMap<string, string>): Variation | undefined =>
  product.attributes?.every(({ slug }) => choices.get(slug))
    ? product.variations?.find(({ values }) =>
        values.every((value, index) => value === null || value === choices.get(product.attributes![index]!.slug)),
      )
    : undefined;
