import type { Culture } from "../catalogue/types.ts";
import { shownLine } from "../cart/shown-line.ts";
import { worthOf } from "../checkout/amounts.ts";
import { money } from "../culture/formats.ts";
import type { Request } from "../env.ts";
import { fragment } from "../widgets/fragment.ts";

/** The lines of the cart as a fragment, for the cart widget. */
export function cartItems(c: Request, culture: Culture): Response {
  const { cart } = c.var.session;
  const lines = cart.map((line) => shownLine(culture, line));
  return fragment(c, culture, "cart-items", { lines, total: money(culture, worthOf(c.var.session).total) });
}
