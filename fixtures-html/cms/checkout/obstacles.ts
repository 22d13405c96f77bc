import { hasOtherPrice } from "../cart/price-changes.ts";
import { refusal } from "../cart/quantity.ts";
import { refusalText } from "../cart/refusal-text.ts";
import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { money } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import type { Session } from "../session/sessions.ts";
import { amountsOf, buyerOf } from "./amounts.ts";
import { methodOf } from "./choices.ts";
import { couponByCode, couponRefusal } from "./coupons.ts";
import { couponRefusalText } from "./refusal-text.ts";

/**
 * Reasons why the cart cannot be ordered now, whatever the form contains. `expected` is the total that the visitor saw,
 * in cents.
 */
export function obstaclesTo(culture: Culture, session: Session, expected: number): string[] {
  const { obstacles: t } = textsOf(culture).checkout;
  const { cart, choices } = session;
  const lines = cart.flatMap(({ product, variant, quantity }) => {
    const refused = refusal(product, variant, quantity);
    return refused ? [fill(t.line, product.name[culture], refusalText(culture, product, refused))] : [];
  });
  const refused = choices.coupon ? couponRefusal(couponByCode(choices.coupon), buyerOf(session)) : null;
  const coupon = refused ? [fill(t.coupon, choices.coupon, couponRefusalText(culture, choices.coupon, refused))] : [];
  const pickup = methodOf(choices).pickup && !choices.pickup ? [t.pickup] : [];
  const prices = cart.some(hasOtherPrice) ? [t.prices] : [];
  const { total } = amountsOf(session);
  return [
    ...lines,
    ...coupon,
    ...pickup,
    ...prices,
    ...(total === expected ? [] : [fill(t.total, money(culture, total))]),
  ];
}
