import type { Coupon } from "../../../shared/api/wire/coupons.ts";
import { AnswerError } from "../../../shared/http/call.ts";
import { warn } from "../../../shared/warn.ts";

/**
 * Reads the coupons from an answer. A string is a code without a name. An entry without a code is left out with a
 * warning. Throws an `AnswerError` when the answer is not a list. CPN-03
 */
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
