import { AnswerError, call } from "../http/call.ts";
import { readWithDefaults } from "../read-with-defaults.ts";
import { shell } from "../shell-api.ts";
import { connected } from "./connector.ts";
import { type Money, toMoney } from "./money.ts";
import {
  type ProductVariant,
  productVariantsPath,
  type VariantAttribute as WireAttribute,
  type VariantValue as WireValue,
} from "./wire/product-variants.ts";

/** A variant of a product. VAR-01 */
export interface Variant {
  productId: string;
  variantId: string;
  /** Empty when the server does not send it. */
  sku: string;
  /** Unit price with tax, at the requested quantity. */
  price: Money;
  /** Unit price without tax; missing when the server does not send it. */
  priceTaxExcl?: Money;
  /** Unit price with tax before a reduction; missing when there is none. */
  oldPrice?: Money;
  /** `InStock`, `LowStock` or `OutOfStock`; empty when the server does not send it. */
  stockState: string;
  /** The stock state as text; empty when the server does not send it. */
  stockText: string;
  /** In the order of the form. */
  attributes: VariantAttribute[];
  /**
   * The fields of the answer under the server's names, for markup that names them. An optional field that the server
   * does not send is undefined.
   */
  fields: Record<string, unknown>;
}

/** An attribute that the visitor can choose. VAR-02 */
export interface VariantAttribute {
  /** Its values are shown as colour swatches. */
  isSwatch: boolean;
  /** Id of the selected value. */
  value: string;
  values: VariantValue[];
}

interface VariantValue {
  id: string;
  /** Empty when the server does not send it. */
  name: string;
  /** No variant has this value together with the values selected before it. VAR-03 */
  isUnavailable: boolean;
  /** The CSS colours of a swatch, at most three. */
  colors: string[];
}

/**
 * Finds the variant of the values in `query`, or the nearest one that exists. `query` has the inputs of the order form
 * and `quantity`. Rejects as `call` does, and with an `AnswerError` when the answer cannot be used.
 */
export async function findVariant(productId: string, query: URLSearchParams, signal: AbortSignal): Promise<Variant> {
  const other = connected("products");
  if (other) return other.findVariant(productId, query, signal);
  return readVariant(await call(productVariantsPath(productId, query), { signal }), shell().settings.currency);
}

const noVariant = {
  ProductId: "",
  ProductVariantId: "",
  SKU: "",
  CurrencyCode: "",
  UnitPriceTaxIncl: 0,
  ProductVariantAttributesViewModel: [],
};
const optionalFields = {
  UnitPriceTaxExcl: undefined,
  OldUnitPriceTaxIncl: undefined,
  CurrentStockState: undefined,
  StockText: undefined,
};
const noAttribute: WireAttribute = { VariationDisplayTypeValue: "", Value: "", ProductAttributeValuesViewModel: [] };
const noValue: WireValue = {
  ProductAttributeValueId: "",
  DisplayValue: "",
  IsUnavailable: false,
  ColorCode1: "",
  ColorCode2: "",
  ColorCode3: "",
};

/**
 * Reads the variant in an answer. Its prices are in `currency` when the answer names none. Throws an `AnswerError` if
 * it has no id, no price or an unknown value.
 */
export function readVariant(answer: unknown, currency: string): Variant {
  const { ProductVariantId, UnitPriceTaxIncl } = (answer ?? {}) as Partial<ProductVariant>;
  if (!ProductVariantId || typeof ProductVariantId !== "string" || typeof UnitPriceTaxIncl !== "number") {
    throw new AnswerError(
      "expected a variant with ProductVariantId and UnitPriceTaxIncl, " +
        `got ${JSON.stringify(answer)?.slice(0, 80) ?? "nothing"}`,
    );
  }
  const variant = readWithDefaults<ProductVariant>(noVariant, answer, "the variant");
  const { UnitPriceTaxExcl, OldUnitPriceTaxIncl } = variant;
  const money = (value: number): Money => toMoney(value, variant.CurrencyCode || currency);
  return {
    productId: variant.ProductId,
    variantId: ProductVariantId,
    sku: variant.SKU,
    price: money(UnitPriceTaxIncl),
    priceTaxExcl: UnitPriceTaxExcl == null ? undefined : money(UnitPriceTaxExcl),
    oldPrice: OldUnitPriceTaxIncl ? money(OldUnitPriceTaxIncl) : undefined,
    stockState: variant.CurrentStockState ?? "",
    stockText: variant.StockText ?? "",
    attributes: variant.ProductVariantAttributesViewModel.map(readAttribute),
    fields: { ...optionalFields, ...variant },
  };
}

function readAttribute(attribute: unknown): VariantAttribute {
  const read = readWithDefaults(noAttribute, attribute, "an attribute of the variant");
  const { Value: value } = read;
  const values = read.ProductAttributeValuesViewModel.map(readValue);
  if (value && values.length > 0 && !values.some(({ id }) => id === value)) {
    throw new AnswerError(
      `expected Value to be the ProductAttributeValueId of the chosen value, got ${JSON.stringify(value)}`,
    );
  }
  return { isSwatch: read.VariationDisplayTypeValue === "Square", value, values };
}

function readValue(value: unknown): VariantValue {
  const read = readWithDefaults(noValue, value, "a value of the variant");
  return {
    id: read.ProductAttributeValueId,
    name: read.DisplayValue,
    isUnavailable: read.IsUnavailable,
    colors: [read.ColorCode1, read.ColorCode2, read.ColorCode3].filter(Boolean),
  };
}
