import type { Culture } from "../catalogue/types.ts";
import { formFields } from "../http/form-fields.ts";
import type { Show } from "../http/page.ts";
import { chooseCoupon, clearCoupon } from "../checkout/choose.ts";
import { couponByCode } from "../checkout/coupons.ts";
import { couponRefusalText } from "../checkout/refusal-text.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { flash } from "../session/flash.ts";
import { showCart } from "./cart.ts";

/** Handles the coupon form when scripts do not run. */
export const cartCoupon = (show: Show) => async (c: Request, culture: Culture) => {
  const fields = await formFields(c);
  const { session } = c.var;
  const typed = (fields.get("CouponCode") ?? "").trim();
  const t = textsOf(culture).coupons;
  if (fields.get("action") === "remove") {
    clearCoupon(session);
    flash(c, t.removed);
  } else if (!typed) return showCart(show, c, culture, { coupon: { typed, message: t.refused.empty } });
  else {
    const refused = chooseCoupon(session, typed);
    if (refused)
      return showCart(show, c, culture, { coupon: { typed, message: couponRefusalText(culture, typed, refused) } });
    const coupon = couponByCode(typed)!;
    flash(c, fill(t.applied, coupon.code, coupon.name[culture]));
  }
  return c.redirect(`/${culture}/shoppingcarts`, 303);
};
