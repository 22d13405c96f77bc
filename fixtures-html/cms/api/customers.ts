import { message } from "../http/message.ts";
import { requireSignIn } from "../http/require-sign-in.ts";
import { cultureOf } from "../culture/of-request.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { customersLike, isStaff } from "../sales/customers.ts";

/** Customers whose name or number matches, for the customer field of an order. ORD-03 */
export function customers(c: Request): Response {
  const t = textsOf(cultureOf(c)).sales;
  const refused = requireSignIn(c, t.signIn);
  if (refused) return refused;
  if (!isStaff(c.var.session)) return message(c, 403, t.customer.forbidden);
  const text = (c.req.query("q") ?? "").trim();
  c.header("Cache-Control", "no-store");
  return c.json(text.length < 2 ? [] : customersLike(text));
}
