import { formFields } from "../http/form-fields.ts";
import type { Show } from "../http/page.ts";
import { requireSignIn } from "../http/require-sign-in.ts";
import type { Culture } from "../catalogue/types.ts";
import { counted, fill } from "../culture/fill.ts";
import { localeOf } from "../culture/cultures.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { reorder } from "../sales/reorder.ts";
import { orderOf, ordersOf } from "../sales/customer-orders.ts";
import { pastOrderView } from "../sales/order-view.ts";
import { flash } from "../session/flash.ts";

const pageSize = 5;

/** Page with the customer's past orders. ORD-01 */
export const salesOrders = (show: Show) => (c: Request, culture: Culture) => {
  const refused = requireSignIn(c);
  if (refused) return refused;
  const { session } = c.var;
  const t = textsOf(culture).sales;
  const orders = ordersOf(session);
  const pages = Math.ceil(orders.length / pageSize);
  // An invalid number shows the first page, a number that is too high the last one.
  const page = Math.min(Math.max(1, Math.trunc(Number(c.req.query("pagenbr"))) || 1), pages);
  const pathOf = (number: number): string => `/${culture}/sales/orders?pagenbr=${number}`;
  return show(c, {
    view: "sales-orders",
    islandStyles: true,
    title: t.title,
    description: t.description,
    data: {
      page,
      orders: orders
        .slice((page - 1) * pageSize, page * pageSize)
        .map((order) => pastOrderView(culture, session, order)),
      pages: Array.from({ length: pages }, (_, index) => ({
        number: index + 1,
        path: pathOf(index + 1),
        current: index + 1 === page,
      })),
      previous: page > 1 ? pathOf(page - 1) : null,
      next: page < pages ? pathOf(page + 1) : null,
    },
  });
};

/** Handles the form when scripts do not run. ORD-01 */
export const salesOrdersAdd = async (c: Request, culture: Culture) => {
  const refused = requireSignIn(c);
  if (refused) return refused;
  const { sales: t, site } = textsOf(culture);
  const fields = await formFields(c);
  const back = `/${culture}/sales/orders?${new URLSearchParams({ pagenbr: fields.get("pagenbr") ?? "1" })}`;
  const order = orderOf(c.var.session, fields.get("OrderId") ?? "");
  if (!order) {
    flash(c, t.unknown, "danger");
    return c.redirect(back, 303);
  }
  const { added, notAdded } = reorder(c.var.session, culture, order, fields);
  const reasons = notAdded.map(({ Name, Message }) => fill(site.named, Name, Message));
  const text = [
    added > 0 ? counted(localeOf(culture), t.added, added) : reasons.length > 0 ? t.noneAdded : t.nothing,
    ...reasons,
  ].join(" ");
  flash(c, text, added > 0 ? "success" : "danger");
  return c.redirect(added > 0 ? `/${culture}/shoppingcarts` : back, 303);
};
