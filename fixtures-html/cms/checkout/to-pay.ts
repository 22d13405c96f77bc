import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { money } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import type { Amounts } from "./amounts.ts";
import { methodById } from "./methods.ts";

/** View data for `views/parts/to-pay.eta`: what is taken off, the delivery method, its price, and the total of an order. */
export function toPay(culture: Culture, methodId: string, amounts: Amounts) {
  const { amounts: t } = textsOf(culture);
  const { coupon, discount, delivery, taxPercent, taxOff, total } = amounts;
  return {
    discount: coupon && discount > 0 ? { label: fill(t.coupon, coupon.code), value: money(culture, -discount) } : null,
    taxOff: taxOff > 0 ? { label: fill(t.taxOff, fill(t.taxHere, taxPercent)), value: money(culture, -taxOff) } : null,
    method: methodById(methodId)?.name[culture] ?? "",
    delivery: delivery > 0 ? money(culture, delivery) : t.free,
    total: money(culture, total),
  };
}
