import { unitPrice } from "../catalogue/degressive.ts";
import type { Culture } from "../catalogue/types.ts";
import { money, quantity } from "../culture/formats.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import { itemOf } from "../shop/item.ts";
import { photoUrl } from "../shop/photo-url.ts";
import { cuttingView } from "../shop/cutting-view.ts";
import { quantityHints } from "../shop/quantity-hints.ts";
import { inUnits, quantityField } from "../shop/units.ts";
import { variantName } from "../shop/variant-name.ts";
import { linePrice } from "./amounts.ts";
import type { Line } from "./cart.ts";
import { gramsOf } from "./cutting.ts";
import { apiQuantity } from "./line-quantity.ts";
import { nextPriceView } from "./next-price.ts";
import { priceChange } from "./price-changes.ts";
import { oneUnit } from "./quantity.ts";

/** View data of a cart line for the cart page and the cart widget; `typed` and `error` come from a refused update. */
export function lineView(culture: Culture, line: Line, typed?: string, error = "") {
  const { product, variant } = line;
  const name = product.name[culture];
  const t = textsOf(culture);
  return {
    id: line.id,
    /** Quantity as the API states it. */
    apiQuantity: apiQuantity(line),
    variantId: variant.id,
    origin: line.origin,
    key: line.key,
    path: `/${culture}/product/${product.slug}`,
    photo: photoUrl(product, variant),
    name,
    version: variantName(culture, product, variant),
    price: money(culture, unitPrice(product, variant, line.quantity)),
    unit: t.product.units[product.kind],
    nextPrice: nextPriceView(culture, line),
    priceChange: priceChange(culture, line),
    hints: quantityHints(culture, product),
    amount: money(culture, linePrice(line)),
    cutting: cuttingView(culture, product, variant, line.quantity),
    /** The form of a weighed line sends its current weight with the length. */
    grams: product.cutting?.isWeighed ? gramsOf(product.cutting, line.quantity) : null,
    item: itemOf(culture, product, variant, line.quantity),
    /** In pieces, kilograms or metres, for the tag manager. */
    units: line.quantity / oneUnit,
    inUnits: inUnits(culture, product, line.quantity),
    field: quantityField(product, {
      name: `${product.cutting?.isWeighed ? "Length" : "Quantity"}[${line.id}]`,
      id: `quantity-${line.id}`,
      label: fill(t.cart.quantityOf, name),
      value: typed ?? quantity(culture, line.quantity),
      error,
    }),
  };
}
