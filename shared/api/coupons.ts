import { AnswerError, call } from "../http/call.ts";
import { callVoid } from "../http/call-void.ts";
import { type ChangeOptions, connected } from "./connector.ts";
import { type CouponOrder, couponPath } from "./wire/coupons.ts";

/** The coupon of the cart. All calls reject as `call` does. CPN-01, CPN-02 */

const options: ChangeOptions = { keepalive: true };

/**
 * Applies a coupon to the cart, even when the page is closed. Resolves with false when the code is not valid. Rejects
 * with an `AnswerError` when the answer is empty: it is then unknown whether the coupon applies.
 */
export async function applyCoupon(code: string): Promise<boolean> {
  const other = connected("coupons");
  if (other) return other.apply(code, options);
  const json: CouponOrder = { CouponCode: code };
  const answer = await call(couponPath, { method: "POST", json, ...options });
  if (answer === undefined) throw new AnswerError("expected true or false for a coupon, got nothing");
  return !!answer;
}

/** Removes the coupon with this code, even when the page is closed. The specification's cart has one at most. */
export const removeCoupon = (code: string): Promise<void> =>
  connected("coupons")?.remove(code, options) ?? callVoid(couponPath, { method: "DELETE", ...options });
