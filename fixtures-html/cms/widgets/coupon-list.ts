import type { Show } from "../http/page.ts";
import type { Culture } from "../catalogue/types.ts";
import { type Coupon, currentCoupons } from "../checkout/coupons.ts";
import { today } from "../clock.ts";
import { cultureOf } from "../culture/of-request.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { fragment } from "./fragment.ts";

/** Coupons for everyone: a fragment for scripts, else a page that also contains the customer's own. CPN-03 */
export const couponList =
  (show: Show) =>
  (c: Request): Response => {
    const culture = cultureOf(c);
    const day = today();
    const shops = couponViews(culture, currentCoupons(day, false));
    if (c.req.header("X-Requested-With") === "XMLHttpRequest")
      return fragment(c, culture, "parts/coupons", { coupons: shops });
    const t = textsOf(culture).coupons;
    const customerCoupons = c.var.session.user ? couponViews(culture, currentCoupons(day, true)) : [];
    return show(c, {
      view: "coupons",
      title: t.title,
      description: t.description,
      path: "/shoppingcarts",
      data: { coupons: shops, own: customerCoupons },
    });
  };

const couponViews = (culture: Culture, coupons: Coupon[]) =>
  coupons.map(({ code, name }) => ({ code, name: name[culture] }));
