import type { Culture } from "../catalogue/types.ts";
import { lineView } from "../cart/line-view.ts";
import { goodsAmounts } from "../checkout/amounts.ts";
import { goodsTakenOff } from "../checkout/amounts-view.ts";
import { money } from "../culture/formats.ts";
import type { Request } from "../env.ts";
import { fragment } from "../widgets/fragment.ts";

/** Lines of the cart as a fragment for the cart widget. */
export function cartItems(c: Request, culture: Culture): Response {
  const { cart } = c.var.session;
  const lines = cart.map((line) => lineView(culture, line));
  return fragment(c, culture, "cart-items", {
    lines,
    takenOff: goodsTakenOff(culture, c.var.session),
    total: money(culture, goodsAmounts(c.var.session).total),
  });
}
