/**
 * GET with the non-empty inputs of the order form and `quantity`. Returns the selected `ProductVariant`, or the nearest
 * one that exists; 404 for an unknown product, 422 with an `ApiMessage` when refused. VAR-01
 */
export const productVariantsPath = (productId: string, query: URLSearchParams): string =>
  `/api/v1/catalog/products/${encodeURIComponent(productId)}/productvariants?${query}`;

/** A variant as the server returns it. The shop can add fields of its own, which can be displayed in the same way. */
export interface ProductVariant {
  ProductId: string;
  ProductVariantId: string;
  SKU: string;
  /** ISO 4217. */
  CurrencyCode: string;
  /** Unit price at the requested quantity. */
  UnitPriceTaxIncl: number;
  /** Unit price without tax, for pages that report it to a tag manager. */
  UnitPriceTaxExcl?: number;
  /** Unit price before a reduction; 0 when there is none. */
  OldUnitPriceTaxIncl?: number;
  CurrentStockState?: "InStock" | "LowStock" | "OutOfStock";
  /** The stock state as text. */
  StockText?: string;
  /** Ids of the selected values, in the order of the attributes. */
  [valueId: `VariantValueId${number}`]: string;
  ProductVariantAttributesViewModel: VariantAttribute[];
}

/** An attribute that the visitor can choose, in the order of the form. VAR-02 */
export interface VariantAttribute {
  /** `Square` means colour swatches. */
  VariationDisplayTypeValue: string;
  /** Id of the selected value. */
  Value: string;
  ProductAttributeValuesViewModel: VariantValue[];
}

export interface VariantValue {
  ProductAttributeValueId: string;
  DisplayValue: string;
  /** No variant has this value together with the values selected before it. VAR-03 */
  IsUnavailable: boolean;
  /** The CSS colours of a swatch, one to three. */
  ColorCode1: string;
  ColorCode2: string;
  ColorCode3: string;
}
