import { goodsPrice } from "../cart/amounts.ts";
import { cuttingCharge, gramsOf } from "../cart/cutting.ts";
import { type Thousandths, oneUnit, thousandths } from "../cart/quantity.ts";
import type { Culture, Product, Variant } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { grams, money } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import { inUnits } from "./units.ts";

/** View data of a weight's price; null when the product is not sold by weight. The price for scripts is in euros. */
export const weighingView = (culture: Culture, product: Product, variant: Variant, weight: Thousandths) =>
  product.kind === "weight"
    ? { price: variant.price / 100, shownPrice: money(culture, goodsPrice(product, variant, weight)) }
    : null;

/**
 * View data of a length's weight and price; null when the product is not cut. The values for scripts are in metres,
 * grams and euros. LEN-01
 */
export function cuttingView(culture: Culture, product: Product, variant: Variant, length: Thousandths) {
  const { cutting } = product;
  if (!cutting) return null;
  const t = textsOf(culture).length;
  const charge = cuttingCharge(product, length);
  const metres = inUnits(culture, product, length);
  const weight = cutting.isWeighed ? gramsOf(cutting, length) : (cutting.gramsPerMetre * length) / oneUnit;
  return {
    ...cutting,
    price: variant.price / 100,
    charge: cutting.charge / 100,
    min: product.min,
    max: product.max,
    rule: fill(t.rule, inUnits(culture, product, thousandths(cutting.size)), money(culture, cutting.charge)),
    shownWeight: grams(culture, weight),
    shownPrice: money(culture, goodsPrice(product, variant, length) + charge),
    isCharged: charge > 0,
    note: charge > 0 ? fill(t.charge, metres, money(culture, charge)) : fill(t.noCharge, metres),
  };
}
