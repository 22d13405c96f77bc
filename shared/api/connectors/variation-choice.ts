/** Which variations of WooCommerce have the chosen values. */

/** The values of a product's variations, as the Store API lists them. */
interface VariableProduct {
  attributes: readonly unknown[];
  variations: readonly unknown[];
}

interface Attribute {
  name?: string;
  /** Name of the shop's attribute, such as `pa_color`; null for an attribute that only this product has. */
  taxonomy?: string | null;
  has_variations?: boolean;
  terms?: Value[];
}

interface Value {
  name: string;
  /** The value in forms. */
  slug: string;
}

interface Variation {
  id: number;
  /** In the order of the attributes. A value of null fits all. */
  attributes: { value: string | null }[];
}

interface Option {
  name: string;
  taxonomy: string | null;
  /** The values that a variation has, in the order of the shop. */
  values: Value[];
}

export interface Options {
  list: Option[];
  variations: Variation[];
}

/** The chosen values in the order of the options; "" for a choice that was not made. */
export type Chosen = readonly string[];

export function optionsOf({ attributes, variations }: VariableProduct): Options {
  const all = variations as Variation[];
  const list = (attributes as Attribute[])
    .filter(({ has_variations }) => has_variations)
    .map(({ name = "", taxonomy = null, terms = [] }, index) => ({
      name,
      taxonomy,
      values: terms.filter(({ slug }) => all.some((variation) => fits(variation, index, slug))),
    }));
  return { list, variations: all };
}

const fits = ({ attributes }: Variation, index: number, value: string): boolean =>
  !value || (attributes[index]?.value ?? value) === value;

/** The variations that have all chosen values. */
export const matching = ({ variations }: Options, chosen: Chosen): Variation[] =>
  variations.filter((variation) => chosen.every((value, index) => fits(variation, index, value)));

/** The values of the fields `attribute_NAME` of a form. */
export function chosenIn({ list }: Options, query: URLSearchParams): Chosen {
  const fields = new Map([...query].filter(([name]) => name.startsWith("attribute_")));
  const take = (name: string | undefined): string | undefined => {
    const value = fields.get(name ?? "");
    fields.delete(name ?? "");
    return value;
  };
  const named = list.map(({ name, taxonomy }) => take(`attribute_${taxonomy ?? fieldNameOf(name)}`));
  // A name whose spelling in forms differs: its field is known by the value.
  return list.map(({ values }, index) => {
    const field = [...fields].find(([, chosen]) => values.some(({ slug }) => slug === chosen));
    return named[index] ?? take(field?.[0]) ?? "";
  });
}

/** The name of an attribute in the fields of forms: `Größe in cm` is `grose-in-cm`, `尺寸` is `%e5%b0%ba%e5%af%b8`. */
function fieldNameOf(name: string): string {
  const text = name.replace(/&.+?;/g, "").replace(/ß/g, "s");
  const plain = text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
  return encodeURIComponent(
    plain
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_]+/gu, "-")
      .replace(/^-|-$/g, ""),
  ).toLowerCase();
}

/**
 * The chosen values if a variation has them. Otherwise the first of them that a variation has together; when all choices
 * were made, the others become those of the first such variation.
 */
export function nearest(options: Options, chosen: Chosen): Chosen {
  if (matching(options, chosen).length > 0) return chosen;
  const kept = chosen.reduce<string[]>((before, value) => {
    const next = [...before, value];
    return matching(options, next).length > 0 ? next : [...before, ""];
  }, []);
  if (chosen.includes("")) return kept;
  const variation = matching(options, kept)[0]!;
  return kept.map(
    (value, index) => value || variation.attributes[index]?.value || options.list[index]!.values[0]!.slug,
  );
}
