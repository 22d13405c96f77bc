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
  /** Variations by the value of their attribute, such as a colour. */
  variations?: readonly Variation[];
  attribute?: { name: string; slug: string };
}

interface Variation {
  id: number;
  value: string;
  cents: number;
  stock: number | null;
}

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
    attribute: { name: "Color", slug: "pa_color" },
    variations: [
      { id: 31, value: "blue", cents: 4500, stock: null },
      { id: 32, value: "green", cents: 4200, stock: 2 },
      { id: 33, value: "red", cents: 4200, stock: 0 },
    ],
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
        name: `${product.name} - ${variation.value[0]!.toUpperCase()}${variation.value.slice(1)}`,
        cents: variation.cents,
        stock: variation.stock,
      };
  }
  return undefined;
}
