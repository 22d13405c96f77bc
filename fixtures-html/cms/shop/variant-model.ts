import type { ProductVariant } from "../../../shared/api/wire/product-variants.ts";
import { unitPrice } from "../catalogue/degressive.ts";
import type { Culture, Product, Variant } from "../catalogue/types.ts";
import type { Thousandths } from "../cart/quantity.ts";
import { textsOf } from "../culture/texts.ts";
import { type Availability, availabilityOf } from "./availability.ts";
import { variantName } from "./variant-name.ts";
import { variantExists } from "./variants.ts";

export const stockStates = { in: "InStock", low: "LowStock", out: "OutOfStock" } as const satisfies Record<
  Availability,
  string
>;

/** Variant as the API returns it, with the unit price at a quantity. VAR-01 */
export function variantModel(
  culture: Culture,
  product: Product,
  variant: Variant,
  quantity: Thousandths,
): ProductVariant & { VariantName: string } {
  const availability = availabilityOf(variant);
  return {
    ProductId: product.id,
    ProductVariantId: variant.id,
    SKU: variant.sku,
    VariantName: variantName(culture, product, variant),
    CurrencyCode: "EUR",
    UnitPriceTaxIncl: unitPrice(product, variant, quantity) / 100,
    OldUnitPriceTaxIncl: product.oldPrice / 100,
    CurrentStockState: stockStates[availability],
    StockText: textsOf(culture).product.stock[availability],
    ...Object.fromEntries(
      product.attributes.map(({ id }, index) => [`VariantValueId${index + 1}`, variant.values[id] ?? ""]),
    ),
    ProductVariantAttributesViewModel: product.attributes.map((attribute, index) => ({
      VariationDisplayTypeValue: attribute.display === "square" ? "Square" : "Select",
      Value: variant.values[attribute.id] ?? "",
      ProductAttributeValuesViewModel: attribute.values.map(
        ({ id, name, colours: [first = "", second = "", third = ""] }) => ({
          ProductAttributeValueId: id,
          DisplayValue: name[culture],
          IsUnavailable: !variantExists(product, variant, index, id),
          ColorCode1: first,
          ColorCode2: second,
          ColorCode3: third,
        }),
      ),
    })),
  };
}
