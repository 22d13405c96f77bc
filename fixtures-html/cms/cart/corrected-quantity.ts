import type { Product, Variant } from "../catalogue/types.ts";
import { inCentimetres } from "./cutting.ts";
import { type Refusal, type Thousandths, isMeasured, oneUnit, refusal, thousandths } from "./quantity.ts";

export interface Corrected {
  /** The quantity that can be ordered; 0 for none. */
  quantity: Thousandths;
  /** The rule that changed the quantity; null when it did not change. */
  reason: Refusal | null;
}

/**
 * Changes a quantity to one that the rules allow: up to the minimum and to a multiple of the step, down to the maximum
 * and the stock. `inCart` is the quantity that the cart has already.
 */
export function correctedQuantity(
  product: Product,
  variant: Variant,
  asked: Thousandths | null,
  inCart: Thousandths,
): Corrected {
  if (asked === null || asked <= 0) return { quantity: 0, reason: { reason: "number" } };
  const unit = unitOf(product);
  const raised = Math.max(inCart > 0 ? 0 : thousandths(product.min), Math.ceil(asked / unit) * unit);
  const limit = thousandths(Math.min(product.max > 0 ? product.max : Infinity, variant.stock));
  const most = Math.floor(Math.max(0, limit - inCart) / unit) * unit;
  const quantity = Math.min(raised, most);
  if (quantity === 0 || refusal(product, variant, inCart + quantity))
    return { quantity: 0, reason: refusal(product, variant, inCart + raised) };
  if (quantity === inCentimetres(product, asked)) return { quantity, reason: null };
  return { quantity, reason: refusal(product, variant, quantity < raised ? inCart + raised : asked) };
}

/** The smallest difference between two quantities of a product. */
function unitOf({ kind, step }: Product): Thousandths {
  if (step > 1) return thousandths(step);
  if (!isMeasured(kind)) return oneUnit;
  return kind === "length" ? 10 : 1;
}
