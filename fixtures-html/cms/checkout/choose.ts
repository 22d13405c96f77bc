/** A visitor's choices for the whole cart, as they are sent. Each answers why it is refused, or null when it counts from now on. */
import type { Session } from "../session/sessions.ts";
import { buyerOf } from "./amounts.ts";
import {
  type ChoiceRefusal,
  type Choices,
  withBillingCountry,
  withCountry,
  withMethod,
  withPostalCode,
} from "./choices.ts";
import { countryByCode, countryById } from "./countries.ts";
import { type CouponRefusal, couponByCode, couponRefusal } from "./coupons.ts";

export const chooseMethod = (session: Session, id: string): ChoiceRefusal | null =>
  keep(session, withMethod(session.choices, id));

export const chooseCountryByCode = (session: Session, code: string): ChoiceRefusal | null =>
  keep(session, withCountry(session.choices, countryByCode(code)));

export const choosePostalCode = (session: Session, typed: string): ChoiceRefusal | null =>
  keep(session, withPostalCode(session.choices, typed));

/** Both, or none of the two. */
export function chooseCountries(session: Session, deliveryId: string, billingId: string): ChoiceRefusal | null {
  const delivery = withCountry(session.choices, countryById(deliveryId));
  return keep(session, typeof delivery === "string" ? delivery : withBillingCountry(delivery, countryById(billingId)));
}

export function chooseSalesCountry(session: Session, code: string): ChoiceRefusal | null {
  return keep(session, countryByCode(code) ? { ...session.choices, salesCountry: code } : "country");
}

/** One that does not count is not taken, and leaves the one before. CPN-01 */
export function chooseCoupon(session: Session, typed: string): CouponRefusal | null {
  const coupon = couponByCode(typed);
  const refused = couponRefusal(coupon, buyerOf(session));
  if (coupon && !refused) session.choices = { ...session.choices, coupon: coupon.code };
  return refused;
}

/** A coupon that does not count any more is not kept for a day when it would. */
export function dropLostCoupon(session: Session): void {
  if (session.choices.coupon && couponRefusal(couponByCode(session.choices.coupon), buyerOf(session)))
    dropCoupon(session);
}

export function dropCoupon(session: Session): void {
  session.choices = { ...session.choices, coupon: "" };
}

function keep(session: Session, choices: Choices | ChoiceRefusal): ChoiceRefusal | null {
  if (typeof choices === "string") return choices;
  session.choices = choices;
  return null;
}
