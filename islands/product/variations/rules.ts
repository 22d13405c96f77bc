import type { ProductVariant, VariantAttribute, VariantValue } from "../../../shared/api/wire/product-variants.ts";
import { parseDecimal } from "../../../shared/number/decimal.ts";
import { AnswerError } from "../../../shared/http/call.ts";
import { readWithDefaults } from "../../../shared/read-with-defaults.ts";

/** The quantity for a lookup; null if it is not positive, or not whole for a product sold by the piece. VAR-05 */
export function askedQuantity(text: string, soldBy: string): number | null {
  const quantity = parseDecimal(text);
  if (quantity === null || quantity <= 0) return null;
  return Number.isInteger(quantity) || soldBy === "weight" || soldBy === "length" ? quantity : null;
}

/** The query of a lookup: the form's non-empty fields and the quantity. VAR-01 */
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

/** Reads the variant in an answer. Throws an `AnswerError` if it has no id, no price or an unknown value. */
export function readVariant(answer: unknown): ProductVariant {
  const { ProductVariantId, UnitPriceTaxIncl } = (answer ?? {}) as Partial<ProductVariant>;
  if (!ProductVariantId || typeof ProductVariantId !== "string" || typeof UnitPriceTaxIncl !== "number") {
    throw new AnswerError(
      "expected a variant with ProductVariantId and UnitPriceTaxIncl, " +
        `got ${JSON.stringify(answer)?.slice(0, 80) ?? "nothing"}`,
    );
  }
  const variant = readWithDefaults<ProductVariant>(noVariant, answer, "the variant");
  const attributes = variant.ProductVariantAttributesViewModel.map((attribute) => {
    const read = readWithDefaults(noAttribute, attribute, "an attribute of the variant");
    const values = read.ProductAttributeValuesViewModel.map((value) =>
      readWithDefaults(noValue, value, "a value of the variant"),
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

/** The CSS background of a swatch with one to three colours; "" for none. A colour code may lack its `#`. VAR-02 */
export function swatchOf(codes: readonly string[]): string {
  const colours = codes
    .map((code) => code.trim().replace(/^(?=([\da-f]{3}|[\da-f]{6})$)/i, "#"))
    .filter((code) => /^[#\w(),.%\s/-]+$/.test(code));
  const end = (index: number): string => `${Math.round((index * 1000) / colours.length) / 10}%`;
  const stops = colours.map((colour, index) => `${colour} ${end(index)} ${end(index + 1)}`);
  return colours.length > 0 ? `linear-gradient(135deg, ${stops.join(", ")})` : "";
}

export const codesOf = ({ ColorCode1, ColorCode2, ColorCode3 }: VariantValue): string[] =>
  [ColorCode1, ColorCode2, ColorCode3].filter(Boolean);

/** Whether the server answered with other values than the chosen ones: the chosen variant does not exist. */
export const isOther = (
  { ProductVariantAttributesViewModel: attributes }: ProductVariant,
  chosen: readonly string[],
): boolean => attributes.some(({ Value }, index) => !!Value && !!chosen[index] && chosen[index] !== Value);
