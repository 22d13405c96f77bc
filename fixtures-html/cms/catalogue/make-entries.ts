import type { Attribute, Cutting, Kind, Localized, Product, Variant } from "./types.ts";
import { colourOf } from "./colours.ts";
import { pick, seedOf } from "./seeded-random.ts";
import { type Fact, capitalise, slugOf, localized } from "./localized.ts";

/** Describes what a product's photo shows. */
interface Look {
  /** Name of the drawing within the category, such as "vase". */
  form: string;
  /** CSS colours, the main one first. */
  colours: string[];
  /** Text on the label; empty for things without a label. */
  label: string;
  /** Pattern or content, such as "stripe". */
  detail: string;
}

export interface CatalogueEntry {
  product: Product;
  look: Look;
}

/** A product as written in `products/`; `make` derives the rest. */
export interface ProductDraft {
  name: Localized;
  brand: string;
  price: number;
  summary: Localized;
  description: Localized[];
  facts: Fact[];
  look: Look;
  min?: number;
  max?: number;
  step?: number;
  cutting?: Cutting;
  /** Only for kind `variation`: ids of its colours, and its sizes. */
  colours?: string[];
  sizes?: string[];
  /** A third attribute; `more` is the surcharge of a value, in euro cents. */
  option?: { id: string; name: Localized; values: { id: string; name: Localized; more: number }[] };
}

interface Line {
  categoryId: string;
  kind: Kind;
  /** Number of its first product. Lines are 25 numbers apart, so that ids stay stable when a product is added. */
  first: number;
  min: number;
  step: number;
}

export function makeEntries(line: Line, drafts: ProductDraft[]): CatalogueEntry[] {
  if (drafts.length > 25)
    throw new Error(`A category has at most 25 products, got ${drafts.length} in ${line.categoryId}.`);
  return drafts.map((draft, index) => makeOne(line, draft, line.first + index));
}

function makeOne(line: Line, draft: ProductDraft, number: number): CatalogueEntry {
  const seed = seedOf(`${line.categoryId} ${number}`);
  const reduced = seed % 8 === 3;
  const product: Product = {
    id: `p${number}`,
    slug: slugOf(draft.name.en),
    categoryId: line.categoryId,
    kind: line.kind,
    brand: draft.brand,
    name: draft.name,
    summary: draft.summary,
    description: draft.description,
    facts: draft.facts,
    min: draft.min ?? line.min,
    max: draft.max ?? 0,
    step: draft.step ?? line.step,
    cutting: draft.cutting ?? null,
    attributes: attributesOf(draft),
    variants: variantsOf(line, draft, number),
    isNew: !reduced && seed % 7 === 2,
    oldPrice: reduced ? Math.ceil((draft.price * 1.24) / 50) * 50 : 0,
  };
  return { product, look: draft.look };
}

function attributesOf(draft: ProductDraft): Attribute[] {
  const attributes: Attribute[] = [];
  if (draft.colours)
    attributes.push({
      id: "colour",
      name: localized("Colour | Couleur | Kleur"),
      display: "square",
      values: draft.colours
        .map(colourOf)
        .map(({ id, name, codes }) => ({ id, name: capitalise(name), colours: codes })),
    });
  if (draft.sizes)
    attributes.push({
      id: "size",
      name: localized("Size | Taille | Maat"),
      display: "buttons",
      values: draft.sizes.map((size) => ({ id: slugOf(size), name: localized(sizeNames[size] ?? size), colours: [] })),
    });
  if (draft.option) {
    const { id, name, values } = draft.option;
    attributes.push({
      id,
      name,
      display: "select",
      values: values.map((value) => ({ id: value.id, name: value.name, colours: [] })),
    });
  }
  return attributes;
}

const sizeNames: Record<string, string> = {
  One: "One size | Taille unique | Eén maat",
  Small: "Small | Petit | Klein",
  Large: "Large | Grand | Groot",
  Child: "Child | Enfant | Kind",
  Adult: "Adult | Adulte | Volwassene",
};
const dearer: Record<string, number> = { XL: 400, XXL: 600, Large: 500, Adult: 300, "43-46": 100 };

function variantsOf(line: Line, draft: ProductDraft, number: number): [Variant, ...Variant[]] {
  const code = line.categoryId.slice(0, 3).toUpperCase();
  const variants: Variant[] = [];
  for (const colour of draft.colours ?? [])
    for (const size of draft.sizes ?? []) {
      const seed = seedOf(`${number} ${colour} ${size}`);
      if (seed % 8 === 5) continue; // some combinations are not for sale
      const variant = {
        id: `v${number}${variants.length + 1}`,
        sku: `${code}-${number}-${colour.slice(0, 3).toUpperCase()}-${size.toUpperCase()}`,
        price: draft.price + (dearer[size] ?? 0),
        stock: stockOf(line.kind, seed, 0),
        values: { colour, size: slugOf(size) },
      };
      variants.push(...(draft.option ? optionsOf(variant, draft.option, seed) : [variant]));
    }
  const [first, ...others] = variants;
  if (first) return [first, ...others];
  const stock = stockOf(line.kind, seedOf(`${line.categoryId} stock ${number}`), draft.min ?? line.min);
  return [{ id: `v${number}1`, sku: `${code}-${number}`, price: draft.price, stock, values: {} }];
}

/** Makes a variant for each value of the third attribute. Some products lack the last value. */
function optionsOf(variant: Variant, { id, values }: NonNullable<ProductDraft["option"]>, seed: number): Variant[] {
  const available = seed % 3 === 1 ? values.slice(0, -1) : values;
  return available.map((value, index) => ({
    ...variant,
    id: index === 0 ? variant.id : `${variant.id}${value.id}`,
    sku: index === 0 ? variant.sku : `${variant.sku}-${value.id.toUpperCase()}`,
    price: variant.price + value.more,
    values: { ...variant.values, [id]: value.id },
  }));
}

/** Stock of a variant: some are sold out, some nearly, but none has a remainder too small to sell. */
function stockOf(kind: Kind, seed: number, min: number): number {
  if (seed % 13 === 4) return 0;
  const isLow = seed % 9 === 2;
  if (kind === "weight") return isLow ? 0.8 : pick([6.4, 12.5, 18, 24.3, 40], seed >>> 4);
  if (kind === "length") return isLow ? 3 : pick([18, 24.5, 36, 60, 120], seed >>> 4);
  return Math.max(isLow ? 3 : pick([12, 18, 24, 42, 60, 96], seed >>> 4), isLow ? min : min * 2);
}
