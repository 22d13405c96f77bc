import { cuttingTotal, goodsTotal } from "../cart/amounts.ts";
import type { Session } from "../session/sessions.ts";
import { deliveryCountry, methodOf } from "./choices.ts";
import { type Buyer, type Coupon, couponByCode, couponRefusal, discountOn } from "./coupons.ts";
import { deliveryPrice } from "./delivery.ts";
import { isTaxFree, taxPercentOf, withoutTax } from "./taxes.ts";
import { today } from "../clock.ts";

/** Amounts of a cart, in euro cents including tax unless stated otherwise. */
export interface Amounts {
  goods: number;
  cutting: number;
  /** The coupon that applies, or null. */
  coupon: Coupon | null;
  /** Amount taken off the goods. */
  discount: number;
  /** Goods and cutting less the discount. */
  worth: number;
  delivery: number;
  taxPercent: number;
  withoutTax: number;
  tax: number;
  /** Tax taken off, for a company that pays it in another country. */
  taxOff: number;
  /** Amount to pay. */
  total: number;
}

type Bought = Pick<Session, "cart" | "choices" | "user">;

export function amountsOf(session: Bought, day = today()): Amounts {
  const { cart, choices } = session;
  const goods = goodsTotal(cart);
  const cutting = cuttingTotal(cart);
  const coupon = applicableCoupon(session, day);
  const discount = coupon ? discountOn(goods, coupon) : 0;
  const worth = goods + cutting - discount;
  const isFree = cart.length === 0 || coupon?.gives === "delivery";
  const delivery = isFree ? 0 : deliveryPrice(methodOf(choices), deliveryCountry(choices), worth);
  return { goods, cutting, coupon, discount, worth, delivery, ...taxed(worth + delivery, session) };
}

/** Amounts of the goods alone: what a cart is worth before the destination is known. */
export function goodsAmounts(session: Bought, day = today()): Pick<Amounts, "total" | "taxPercent" | "withoutTax"> {
  return taxed(amountsOf(session, day).worth, session);
}

export const buyerOf = ({ cart, user }: Pick<Session, "cart" | "user">, day = today()): Buyer => ({
  goods: goodsTotal(cart),
  isSignedIn: user !== "",
  today: day,
});

function applicableCoupon(session: Bought, day: string): Coupon | null {
  const coupon = couponByCode(session.choices.coupon);
  return coupon && couponRefusal(coupon, buyerOf(session, day)) === null ? coupon : null;
}

function taxed(
  sum: number,
  { choices }: Bought,
): Pick<Amounts, "taxPercent" | "withoutTax" | "tax" | "taxOff" | "total"> {
  const taxPercent = taxPercentOf(choices);
  const net = withoutTax(sum, taxPercent);
  const isFree = isTaxFree(choices);
  return {
    taxPercent,
    withoutTax: net,
    tax: isFree ? 0 : sum - net,
    taxOff: isFree ? sum - net : 0,
    total: isFree ? net : sum,
  };
}
