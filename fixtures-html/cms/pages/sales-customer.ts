/** Lets the shop's staff give an order to another customer. ORD-03 */
import { formFields } from "../http/form-fields.ts";
import type { Show } from "../http/page.ts";
import { requireSignIn } from "../http/require-sign-in.ts";
import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { findCustomer, isStaff } from "../sales/customers.ts";
import type { PastOrder } from "../sales/order.ts";
import { orderOf } from "../sales/customer-orders.ts";
import { flash } from "../session/flash.ts";

export const salesCustomer = (show: Show) => (c: Request, culture: Culture) => {
  const order = isStaff(c.var.session) ? orderOf(c.var.session, c.req.query("orderId") ?? "") : undefined;
  return requireSignIn(c) ?? (order ? showForm(show, c, culture, order, "", "") : null);
};

export const salesCustomerSave = (show: Show) => async (c: Request, culture: Culture) => {
  const refused = requireSignIn(c);
  if (refused) return refused;
  const fields = await formFields(c);
  const { session } = c.var;
  const order = isStaff(session) ? orderOf(session, fields.get("OrderId") ?? "") : undefined;
  if (!order) return null;
  const t = textsOf(culture).sales;
  const email = (fields.get("Email") ?? "").trim().slice(0, 200);
  const customer = findCustomer(fields.get("CustomerId") ?? "", email);
  if (!customer) return showForm(show, c, culture, order, email, email ? t.customer.unknown : t.customer.missing);
  session.sales.customers.set(order.number, customer.Email);
  flash(c, fill(t.customer.saved, order.number, customer.Email));
  return c.redirect(`/${culture}/sales/orders?${new URLSearchParams({ pagenbr: fields.get("pagenbr") ?? "1" })}`, 303);
};

function showForm(show: Show, c: Request, culture: Culture, order: PastOrder, email: string, error: string): Response {
  const t = textsOf(culture).sales;
  return show(c, {
    view: "change-customer",
    islandStyles: true,
    title: t.customer.title,
    description: fill(t.order, order.number),
    status: error ? 422 : 200,
    data: {
      action: `/${culture}/sales/order/customer`,
      number: order.number,
      pagenbr: c.req.query("pagenbr") ?? "1",
      present: fill(t.customer.present, order.number, c.var.session.sales.customers.get(order.number) ?? order.email),
      email,
      error,
    },
  });
}
