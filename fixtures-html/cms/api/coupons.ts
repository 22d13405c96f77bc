import type { Coupon } from "../../../shared/api/wire/coupons.ts";
import { jsonBody, textIn } from "../http/json-body.ts";
import { message } from "../http/message.ts";
import { requireSignIn } from "../http/require-sign-in.ts";
import { amountsOf } from "../checkout/amounts.ts";
import { chooseCoupon, clearCoupon } from "../checkout/choose.ts";
import { currentCoupons } from "../checkout/coupons.ts";
import { couponRefusalText } from "../checkout/refusal-text.ts";
import { today } from "../clock.ts";
import { cultureOf } from "../culture/of-request.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { userId } from "../session/user-id.ts";

/** Applies a coupon code. A refusal has the message that the posted form shows. CPN-01 */
export async function applyCoupon(c: Request): Promise<Response> {
  const code = textIn(await jsonBody(c), "CouponCode");
  const refused = chooseCoupon(c.var.session, code);
  return refused ? message(c, 422, couponRefusalText(cultureOf(c), code, refused)) : c.json(true);
}

/** Removes the coupon from the cart. CPN-02 */
export function removeCoupon(c: Request): Response {
  clearCoupon(c.var.session);
  return c.json(true);
}

/** Lists only the signed-in customer's own coupons. CPN-03 */
export function customerCoupons(c: Request): Response {
  const refused = requireSignIn(c);
  if (refused) return refused;
  const culture = cultureOf(c);
  if (c.req.param("id") !== userId(c.var.session.user)) return message(c, 403, textsOf(culture).coupons.notYours);
  c.header("Cache-Control", "no-store");
  const inUse = amountsOf(c.var.session).coupon;
  return c.json(
    currentCoupons(today(), true).map((coupon): Coupon => ({
      CouponCode: coupon.code,
      Name: coupon.name[culture],
      ...(coupon === inUse && { State: textsOf(culture).coupons.inUse }),
    })),
  );
}
