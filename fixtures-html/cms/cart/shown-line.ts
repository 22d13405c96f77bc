import type { Culture } from "../catalogue/types.ts";
import { money, quantity } from "../culture/formats.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import { photoAddress } from "../shop/photo-address.ts";
import { inUnits, quantityField } from "../shop/units.ts";
import { variantName } from "../shop/variant-name.ts";
import { amountOf } from "./amounts.ts";
import type { Line } from "./cart.ts";

/** A line as the cart page and the cart widget show it; `typed` and `error` come from a refused update. */
export function shownLine(culture: Culture, line: Line, typed?: string, error = "") {
  const { product, variant } = line;
  const name = product.name[culture];
  const t = textsOf(culture);
  return {
    id: line.id,
    path: `/${culture}/product/${product.slug}`,
    photo: photoAddress(product, variant),
    name,
    version: variantName(culture, product, variant),
    price: money(culture, variant.price),
    unit: t.product.units[product.kind],
    amount: money(culture, amountOf(line)),
    inUnits: inUnits(culture, product, line.quantity),
    field: quantityField(product, {
      name: `Quantity[${line.id}]`,
      id: `quantity-${line.id}`,
      label: fill(t.cart.quantityOf, name),
      value: typed ?? quantity(culture, line.quantity),
      error,
    }),
  };
}
