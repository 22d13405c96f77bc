import type { OrderAgainAnswer } from "../../../shared/api/wire/orders.ts";
import { formFields } from "../http/form-fields.ts";
import { message } from "../http/message.ts";
import { requireSignIn } from "../http/require-sign-in.ts";
import { summaryOf } from "../cart/summary.ts";
import { cultureOf } from "../culture/of-request.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { reorder } from "../sales/reorder.ts";
import { orderOf } from "../sales/customer-orders.ts";

/** Adds the lines of an earlier order to the cart again. ORD-01 */
export async function orderAddToCart(c: Request): Promise<Response> {
  const culture = cultureOf(c);
  const t = textsOf(culture).sales;
  const { session } = c.var;
  const fields = await formFields(c);
  const refused = requireSignIn(c, t.signIn);
  if (refused) return refused;
  const order = orderOf(session, fields.get("OrderId") ?? "");
  if (!order) return message(c, 404, t.unknown);
  const { added, notAdded } = reorder(session, culture, order, fields);
  if (added + notAdded.length === 0) return message(c, 422, t.nothing);
  const answer: OrderAgainAnswer = { Cart: summaryOf(culture, session), Added: added, NotAdded: notAdded };
  c.header("Cache-Control", "no-store");
  return c.json(answer);
}
