import { AnswerError, call } from "../http/call.ts";
import { callHtml } from "../http/call-html.ts";
import { warn } from "../warn.ts";
import { couponListPath, customerCouponsPath } from "./wire/coupons.ts";

/** Coupons to choose from. All calls reject as `call` does. CPN-03 */

export interface Coupon {
  code: string;
  /** The discount in words; empty when the server does not send it. Plain text. */
  name: string;
  /** The state in words, such as `In use`: the coupon cannot be chosen. Empty for one that can. */
  state: string;
}

/** Fetches the shop's coupons as HTML; each has a button or link with `data-coupon-code`. */
export const fetchCouponList = (signal: AbortSignal): Promise<string> => callHtml(couponListPath, { signal });

/** Finds the coupons of one customer. Rejects with an `AnswerError` when the answer is not a list. */
export const findCustomerCoupons = async (userId: string, signal: AbortSignal): Promise<Coupon[]> =>
  readCoupons(await call(customerCouponsPath(userId), { signal }));

/** A string is a code without a name. An entry without a code is left out with a warning. */
export function readCoupons(answer: unknown): Coupon[] {
  if (!Array.isArray(answer))
    throw new AnswerError(`expected a list of coupons, got ${JSON.stringify(answer)?.slice(0, 60) ?? "nothing"}`);
  return answer.flatMap((item: unknown, index) => {
    const { CouponCode, Name, State } = (typeof item === "string" ? { CouponCode: item } : (item ?? {})) as {
      CouponCode?: unknown;
      Name?: unknown;
      State?: unknown;
    };
    if (typeof CouponCode === "string" && CouponCode.trim())
      return [{ code: CouponCode.trim(), name: textOf(Name), state: textOf(State) }];
    warn(`coupon ${index + 1} expects a CouponCode, got ${JSON.stringify(CouponCode)}; it is left out.`);
    return [];
  });
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
