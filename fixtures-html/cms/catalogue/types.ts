/** What the stand-in shop sells. All prices are in euro cents with tax; texts in three languages. */

export type Culture = "en" | "fr" | "nl";
export type Localized = Record<Culture, string>;

/** How a product is sold: whole pieces, a choice of variants, kilograms, or metres. */
export type Kind = "piece" | "variation" | "weight" | "length";

export interface Category {
  id: string;
  /** Last part of its address, the same in each language. */
  slug: string;
  name: Localized;
  /** One or two sentences for the head of its page. */
  intro: Localized;
}

/** A variant of a product; a product that is not of kind `variation` has exactly one. */
export interface Variant {
  id: string;
  sku: string;
  /** Euro cents with 21 % tax, for a piece, a kilogram or a metre. */
  price: number;
  /** What can be sold, in the product's unit; 0 is out of stock. */
  stock: number;
  /** Attribute id to value id, such as `{ colour: "sage", size: "m" }`; empty for other kinds. */
  values: Record<string, string>;
}

export interface Attribute {
  id: string;
  name: Localized;
  display: "square" | "select";
  values: { id: string; name: Localized; /** CSS colours, for swatches: one to three. */ colours: string[] }[];
}

/** How a product that is sold by the metre is cut. */
export interface Cutting {
  gramsPerMetre: number;
  /** Metres; other lengths than its multiples cost extra. */
  size: number;
  /** Euro cents extra, once a line of the cart. */
  charge: number;
  /** In the cart its quantity is its weight in whole grams. */
  isWeighed: boolean;
}

export interface Product {
  id: string;
  slug: string;
  categoryId: string;
  kind: Kind;
  brand: string;
  name: Localized;
  /** A sentence for lists. */
  summary: Localized;
  /** Two to four short paragraphs. */
  description: Localized[];
  /** Rows of the attribute table, at least six for most products. */
  facts: { name: Localized; value: Localized }[];
  /** Smallest quantity, step and largest (0: no limit), in the unit of its kind. */
  min: number;
  max: number;
  step: number;
  /** Null for what is not sold by the metre. */
  cutting: Cutting | null;
  /** Attributes that its variants differ in; empty for other kinds. */
  attributes: Attribute[];
  variants: [Variant, ...Variant[]];
  isNew: boolean;
  /** Euro cents it cost before, or 0. */
  oldPrice: number;
}
