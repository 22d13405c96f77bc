import type { ProductVariant, VariantAttribute, VariantValue } from "../../../shared/api/product-variants.ts";
import { parseDecimal } from "../../../shared/decimal.ts";
import { AnswerError } from "../../../shared/http/call.ts";
import { lenient } from "../../../shared/lenient.ts";

/** The quantity that a lookup asks for; null where it asks nothing: only a positive one, and a whole one of what is sold by piece. VAR-05 */
export function askedQuantity(text: string, soldBy: string): number | null {
  const quantity = parseDecimal(text);
  if (quantity === null || quantity <= 0) return null;
  return Number.isInteger(quantity) || soldBy === "weight" || soldBy === "length" ? quantity : null;
}

/** What is asked: the form's inputs that are not empty, and the quantity. VAR-01 */
export function questionOf(data: FormData, quantity: number): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of data) if (typeof value === "string" && value !== "") query.append(name, value);
  query.set("quantity", String(quantity));
  return query;
}

const noVariant = {
  ProductId: "",
  ProductVariantId: "",
  SKU: "",
  CurrencyCode: "",
  UnitPriceTaxIncl: 0,
  ProductVariantAttributesViewModel: [],
};
const noAttribute: VariantAttribute = { VariationDisplayTypeValue: "", Value: "", ProductAttributeValuesViewModel: [] };
const noValue: VariantValue = {
  ProductAttributeValueId: "",
  DisplayValue: "",
  IsUnavailable: false,
  ColorCode1: "",
  ColorCode2: "",
  ColorCode3: "",
};

/** The variant of an answer; throws an `AnswerError` for one that names none, or no price. */
export function readVariant(answer: unknown): ProductVariant {
  const { ProductVariantId, UnitPriceTaxIncl } = (answer ?? {}) as Partial<ProductVariant>;
  if (!ProductVariantId || typeof ProductVariantId !== "string" || typeof UnitPriceTaxIncl !== "number") {
    throw new AnswerError(
      `expected a variant with ProductVariantId and UnitPriceTaxIncl, got ${JSON.stringify(answer)?.slice(0, 80) ?? "nothing"}`,
    );
  }
  const variant = lenient<ProductVariant>(noVariant, answer, "the variant");
  const attributes = variant.ProductVariantAttributesViewModel.map((attribute) => {
    const read = lenient(noAttribute, attribute, "an attribute of the variant");
    const values = read.ProductAttributeValuesViewModel.map((value) =>
      lenient(noValue, value, "a value of the variant"),
    );
    if (read.Value && values.length > 0 && !values.some(({ ProductAttributeValueId: id }) => id === read.Value)) {
      throw new AnswerError(
        `expected Value to be the ProductAttributeValueId of the chosen value, got ${JSON.stringify(read.Value)}`,
      );
    }
    return { ...read, ProductAttributeValuesViewModel: values };
  });
  return { ...variant, ProductVariantAttributesViewModel: attributes };
}

/** The CSS of a swatch of one to three colours; empty when there is none. A code may lack its `#`. VAR-02 */
export function swatchOf(codes: readonly string[]): string {
  const colours = codes
    .map((code) => code.trim().replace(/^(?=([\da-f]{3}|[\da-f]{6})$)/i, "#"))
    .filter((code) => /^[#\w(),.%\s/-]+$/.test(code));
  const end = (index: number): string => `${Math.round((index * 1000) / colours.length) / 10}%`;
  return colours.length > 0
    ? `linear-gradient(135deg, ${colours.map((colour, index) => `${colour} ${end(index)} ${end(index + 1)}`).join(", ")})`
    : "";
}

export const codesOf = ({ ColorCode1, ColorCode2, ColorCode3 }: VariantValue): string[] =>
  [ColorCode1, ColorCode2, ColorCode3].filter(Boolean);

/** Whether the server names other values than those that were chosen: there is no such variant. */
export const isOther = (
  { ProductVariantAttributesViewModel: attributes }: ProductVariant,
  chosen: readonly string[],
): boolean => attributes.some(({ Value }, index) => !!Value && !!chosen[index] && chosen[index] !== Value);

/** The page's address with the variant in it, and without choices that it was asked for with. */
export function addressOf(href: string, parameter: string, id: string, choices: readonly string[]): string {
  const url = new URL(href);
  for (const name of choices) url.searchParams.delete(name);
  url.searchParams.set(parameter, id);
  return url.href;
}
