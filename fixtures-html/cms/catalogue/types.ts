/** Catalogue of the stand-in shop. Prices are in euro cents including tax; texts exist in five languages. */

/** The languages that the shop's sources are written in. */
export type Written = Record<"en" | "fr" | "nl", string>;
export type Culture = keyof Written | "ar" | "de";
export type Localized = Record<Culture, string>;

/** How a product is sold: whole pieces, a choice of variants, kilograms, or metres. */
export type Kind = "piece" | "variation" | "weight" | "length";

export interface Category {
  id: string;
  /** Last part of the URL, the same in all languages. */
  slug: string;
  name: Localized;
  /** Short text for the top of its page. */
  intro: Localized;
}

/** A variant of a product; a product that is not of kind `variation` has exactly one. */
export interface Variant {
  id: string;
  sku: string;
  /** Euro cents including 21 % tax, for a piece, a kilogram or a metre. */
  price: number;
  /** Quantity for sale, in the product's unit; 0 is sold out. */
  stock: number;
  /** Value id by attribute id, such as `{ colour: "sage", size: "m" }`; empty when the kind is not `variation`. */
  values: Record<string, string>;
}

export interface Attribute {
  id: string;
  name: Localized;
  display: "square" | "buttons" | "select";
  values: { id: string; name: Localized; /** CSS colours for swatches, one to three. */ colours: string[] }[];
}

/** Cutting rules of a product that is sold by the metre. */
export interface Cutting {
  gramsPerMetre: number;
  /** Standard size in metres. Lengths that are not a multiple of it cost extra. */
  size: number;
  /** Surcharge in euro cents, once for each cart line. */
  charge: number;
  /** The cart states the quantity as a weight in whole grams. */
  isWeighed: boolean;
}

export interface Product {
  id: string;
  slug: string;
  categoryId: string;
  kind: Kind;
  brand: string;
  name: Localized;
  /** Sentence for lists. */
  summary: Localized;
  /** Two to four short paragraphs. */
  description: Localized[];
  /** Rows of the attribute table; at least six for most products. */
  facts: { name: Localized; value: Localized }[];
  /** Minimum, maximum (0: no limit) and step of a quantity, in the unit of the kind. */
  min: number;
  max: number;
  step: number;
  /** Null when it is not sold by the metre. */
  cutting: Cutting | null;
  /** Attributes in which the variants differ; empty when the kind is not `variation`. */
  attributes: Attribute[];
  variants: [Variant, ...Variant[]];
  isNew: boolean;
  /** Previous price in euro cents, or 0. */
  oldPrice: number;
}
