import type { Culture } from "../catalogue/types.ts";
import { render } from "../answer/templates.ts";
import { tools } from "../answer/tools.ts";
import { totalOf } from "../cart/amounts.ts";
import { shownLine } from "../cart/shown-line.ts";
import { money } from "../culture/formats.ts";
import type { Request } from "../env.ts";

/** The lines of the cart as a fragment, for the cart widget. */
export function cartItems(c: Request, culture: Culture): Response {
  const { cart } = c.var.session;
  const lines = cart.map((line) => shownLine(culture, line));
  c.header("Cache-Control", "no-store");
  c.header("X-Content-Type-Options", "nosniff");
  return c.html(render("cart-items", { ...tools(culture), lines, total: money(culture, totalOf(cart)) }));
}
