import type { Culture } from "../catalogue/types.ts";
import type { Show } from "../answer/page.ts";
import { totalOf, withoutTax } from "../cart/amounts.ts";
import { shownLine } from "../cart/shown-line.ts";
import { money } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";

/** Line ids with what was typed there, and why it was refused. */
export type Refusals = Map<string, { typed: string; message: string }>;

export const cart = (show: Show) => (c: Request, culture: Culture) => showCart(show, c, culture);

export function showCart(show: Show, c: Request, culture: Culture, refusals?: Refusals): Response {
  const { cart } = c.var.session;
  const t = textsOf(culture).cart;
  const total = totalOf(cart);
  const net = withoutTax(total);
  return show(c, {
    view: "cart",
    widgets: true,
    title: t.title,
    description: t.description,
    status: refusals ? 422 : 200,
    path: "/shoppingcarts",
    data: {
      lines: cart.map((line) => shownLine(culture, line, refusals?.get(line.id)?.typed, refusals?.get(line.id)?.message)),
      total: money(culture, total),
      withoutTax: money(culture, net),
      tax: money(culture, total - net),
    },
  });
}
