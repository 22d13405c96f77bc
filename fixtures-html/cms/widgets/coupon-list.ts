import type { Show } from "../http/page.ts";
import type { Culture } from "../catalogue/types.ts";
import { amountsOf } from "../checkout/amounts.ts";
import { type Coupon, currentCoupons } from "../checkout/coupons.ts";
import { today } from "../clock.ts";
import { cultureOf } from "../culture/of-request.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import type { Session } from "../session/sessions.ts";
import { fragment } from "./fragment.ts";

/** Coupons for everyone: a fragment for scripts, else a page that also contains the customer's own. CPN-03 */
export const couponList =
  (show: Show) =>
  (c: Request): Response => {
    const culture = cultureOf(c);
    const day = today();
    const { session } = c.var;
    const shops = couponViews(culture, currentCoupons(day, false), session);
    if (c.req.header("X-Requested-With") === "XMLHttpRequest")
      return fragment(c, culture, "parts/coupons", { coupons: shops });
    const t = textsOf(culture).coupons;
    const customerCoupons = session.user ? couponViews(culture, currentCoupons(day, true), session) : [];
    return show(c, {
      view: "coupons",
      title: t.title,
      description: t.description,
      path: "/shoppingcarts",
      data: { coupons: shops, own: customerCoupons },
    });
  };

function couponViews(culture: Culture, coupons: Coupon[], session: Session) {
  const inUse = amountsOf(session).coupon;
  return coupons.map((coupon) => ({
    code: coupon.code,
    name: coupon.name[culture],
    isInUse: coupon === inUse,
  }));
}
