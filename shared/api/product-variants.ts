/**
 * GET with the inputs of the order form that are not empty, and `quantity`: the `ProductVariant` that they choose, or the nearest one that
 * exists; 404 for a product that does not, 422 with an `ApiMessage` for what is refused. VAR-01
 */
export const productVariantsPath = (productId: string, query: URLSearchParams): string =>
  `/api/v1/catalog/products/${encodeURIComponent(productId)}/productvariants?${query}`;

/** A variant as the server tells it; fields of the shop's own may stand beside these, and can be shown as they can. */
export interface ProductVariant {
  ProductId: string;
  ProductVariantId: string;
  SKU: string;
  /** ISO 4217. */
  CurrencyCode: string;
  /** Of one unit, at the quantity that was asked for. */
  UnitPriceTaxIncl: number;
  /** The same without tax, for pages that tell it to a tag manager. */
  UnitPriceTaxExcl?: number;
  /** Before a reduction; 0 where there is none. */
  OldUnitPriceTaxIncl?: number;
  CurrentStockState?: "InStock" | "LowStock" | "OutOfStock";
  /** The same in words. */
  StockText?: string;
  /** Ids of the chosen values, in the order of the attributes. */
  [valueId: `VariantValueId${number}`]: string;
  ProductVariantAttributesViewModel: VariantAttribute[];
}

/** One of the product's choices, in the order of the form's. VAR-02 */
export interface VariantAttribute {
  /** `Square` means colour swatches. */
  VariationDisplayTypeValue: string;
  /** Id of the value that is chosen. */
  Value: string;
  ProductAttributeValuesViewModel: VariantValue[];
}

export interface VariantValue {
  ProductAttributeValueId: string;
  DisplayValue: string;
  /** There is no variant with it and what was chosen before it. VAR-03 */
  IsUnavailable: boolean;
  /** CSS colours of a swatch, one to three. */
  ColorCode1: string;
  ColorCode2: string;
  ColorCode3: string;
}
