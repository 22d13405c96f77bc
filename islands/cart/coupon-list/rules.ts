import type { Coupon } from "../../../shared/api/coupons.ts";
import { AnswerError } from "../../../shared/http/call.ts";
import { warn } from "../../../shared/warn.ts";

/** The coupons of an answer; a text is a code alone, and what has no code is left out with a warning. Throws an `AnswerError` for what is no list. CPN-03 */
export function readCoupons(answer: unknown): Coupon[] {
  if (!Array.isArray(answer))
    throw new AnswerError(`expected a list of coupons, got ${JSON.stringify(answer)?.slice(0, 60) ?? "nothing"}`);
  return answer.flatMap((item: unknown, index) => {
    const { CouponCode, Name } = (typeof item === "string" ? { CouponCode: item } : (item ?? {})) as Partial<
      Record<keyof Coupon, unknown>
    >;
    if (typeof CouponCode === "string" && CouponCode.trim())
      return [{ CouponCode: CouponCode.trim(), Name: typeof Name === "string" ? Name : "" }];
    warn(`coupon ${index + 1} expects a CouponCode, got ${JSON.stringify(CouponCode)}; it is left out.`);
    return [];
  });
}
