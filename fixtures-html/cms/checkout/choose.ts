/** Functions that change a visitor's choices for the whole cart. Each returns the reason of a refusal, or null. */
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
  saveChoices(session, withMethod(session.choices, id));

export const chooseCountryByCode = (session: Session, code: string): ChoiceRefusal | null =>
  saveChoices(session, withCountry(session.choices, countryByCode(code)));

export const choosePostalCode = (session: Session, typed: string): ChoiceRefusal | null =>
  saveChoices(session, withPostalCode(session.choices, typed));

/** Changes both countries or neither. */
export function chooseCountries(session: Session, deliveryId: string, billingId: string): ChoiceRefusal | null {
  const delivery = withCountry(session.choices, countryById(deliveryId));
  return saveChoices(
    session,
    typeof delivery === "string" ? delivery : withBillingCountry(delivery, countryById(billingId)),
  );
}

export function chooseSalesCountry(session: Session, code: string): ChoiceRefusal | null {
  return saveChoices(session, countryByCode(code) ? { ...session.choices, salesCountry: code } : "country");
}

/** A refused coupon does not replace the previous one. CPN-01 */
export function chooseCoupon(session: Session, typed: string): CouponRefusal | null {
  const coupon = couponByCode(typed);
  const refused = couponRefusal(coupon, buyerOf(session));
  if (coupon && !refused) session.choices = { ...session.choices, coupon: coupon.code };
  return refused;
}

/** Removes a coupon that no longer applies, so that it does not silently apply again later. */
export function clearInvalidCoupon(session: Session): void {
  if (session.choices.coupon && couponRefusal(couponByCode(session.choices.coupon), buyerOf(session)))
    clearCoupon(session);
}

export function clearCoupon(session: Session): void {
  session.choices = { ...session.choices, coupon: "" };
}

function saveChoices(session: Session, choices: Choices | ChoiceRefusal): ChoiceRefusal | null {
  if (typeof choices === "string") return choices;
  session.choices = choices;
  return null;
}
