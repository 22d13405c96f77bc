import { unitPrice } from "../catalogue/degressive.ts";
import type { Culture } from "../catalogue/types.ts";
import { money, quantity } from "../culture/formats.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import { itemOf } from "../shop/item.ts";
import { photoAddress } from "../shop/photo-address.ts";
import { shownCutting } from "../shop/cutting.ts";
import { inUnits, quantityField } from "../shop/units.ts";
import { variantName } from "../shop/variant-name.ts";
import { amountOf } from "./amounts.ts";
import type { Line } from "./cart.ts";
import { gramsOf } from "./cutting.ts";
import { toldQuantity } from "./line-quantity.ts";
import { one } from "./quantity.ts";

/** A line as the cart page and the cart widget show it; `typed` and `error` come from a refused update. */
export function shownLine(culture: Culture, line: Line, typed?: string, error = "") {
  const { product, variant } = line;
  const name = product.name[culture];
  const t = textsOf(culture);
  return {
    id: line.id,
    /** What scripts tell of it. */
    told: toldQuantity(line),
    variantId: variant.id,
    origin: line.origin,
    key: line.key,
    path: `/${culture}/product/${product.slug}`,
    photo: photoAddress(product, variant),
    name,
    version: variantName(culture, product, variant),
    price: money(culture, unitPrice(product, variant, line.quantity)),
    unit: t.product.units[product.kind],
    amount: money(culture, amountOf(line)),
    cutting: shownCutting(culture, product, variant, line.quantity),
    /** What the form sends beside the length of what is weighed. */
    grams: product.cutting?.isWeighed ? gramsOf(product.cutting, line.quantity) : null,
    item: itemOf(culture, product, variant, line.quantity),
    /** In pieces, kilograms or metres, for the tag manager. */
    units: line.quantity / one,
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
