import { cuttingIn, goodsIn } from "../cart/amounts.ts";
import type { Session } from "../session/sessions.ts";
import { deliveryCountry, methodOf } from "./choices.ts";
import { type Buyer, type Coupon, couponByCode, couponRefusal, discountOn } from "./coupons.ts";
import { deliveryPrice } from "./delivery.ts";
import { isTaxFree, taxPercentOf, withoutTax } from "./taxes.ts";
import { today } from "./today.ts";

/** What a cart costs, in euro cents with tax where nothing else is said. */
export interface Amounts {
  goods: number;
  cutting: number;
  /** Of the coupon that counts, or null. */
  coupon: Coupon | null;
  /** Taken off the goods. */
  discount: number;
  /** Goods and cutting without what is taken off. */
  worth: number;
  delivery: number;
  taxPercent: number;
  withoutTax: number;
  tax: number;
  /** Taken off, for who pays it in another country. */
  taxOff: number;
  /** To be paid. */
  total: number;
}

type Bought = Pick<Session, "cart" | "choices" | "user">;

export function amountsOf(session: Bought, day = today()): Amounts {
  const { cart, choices } = session;
  const goods = goodsIn(cart);
  const cutting = cuttingIn(cart);
  const coupon = countingCoupon(session, day);
  const discount = coupon ? discountOn(goods, coupon) : 0;
  const worth = goods + cutting - discount;
  const isFree = cart.length === 0 || coupon?.gives === "delivery";
  const delivery = isFree ? 0 : deliveryPrice(methodOf(choices), deliveryCountry(choices), worth);
  return { goods, cutting, coupon, discount, worth, delivery, ...taxed(worth + delivery, session) };
}

/** The same for the goods alone: what a cart is worth before anybody knows where it goes. */
export function worthOf(session: Bought, day = today()): Pick<Amounts, "total" | "withoutTax"> {
  return taxed(amountsOf(session, day).worth, session);
}

export const buyerOf = ({ cart, user }: Pick<Session, "cart" | "user">, day = today()): Buyer => ({
  goods: goodsIn(cart),
  isSignedIn: user !== "",
  today: day,
});

function countingCoupon(session: Bought, day: string): Coupon | null {
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
