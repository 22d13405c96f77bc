import type { OrderAgainAnswer } from "../../../shared/api/orders.ts";
import { formFields } from "../answer/form.ts";
import { message } from "../answer/message.ts";
import { refuseStranger } from "../answer/signed-in.ts";
import { summaryOf } from "../cart/summary.ts";
import { cultureOf } from "../culture/of-request.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { orderAgain } from "../sales/order-again.ts";
import { orderOf } from "../sales/orders-of.ts";

/** ORD-01 */
export async function orderAddToCart(c: Request): Promise<Response> {
  const culture = cultureOf(c);
  const t = textsOf(culture).sales;
  const { session } = c.var;
  const fields = await formFields(c);
  const refused = refuseStranger(c, t.signIn);
  if (refused) return refused;
  const order = orderOf(session, fields.get("OrderId") ?? "");
  if (!order) return message(c, 404, t.unknown);
  const { added, notAdded } = orderAgain(session, culture, order, fields);
  if (added + notAdded.length === 0) return message(c, 422, t.nothing);
  const answer: OrderAgainAnswer = { Cart: summaryOf(culture, session), Added: added, NotAdded: notAdded };
  c.header("Cache-Control", "no-store");
  return c.json(answer);
}
