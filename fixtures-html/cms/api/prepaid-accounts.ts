import type { PrepaidNotification, PrepaidOrder } from "../../../shared/api/wire/prepaid-accounts.ts";
import { message } from "../http/message.ts";
import { requireSignIn } from "../http/require-sign-in.ts";
import { cultureOf } from "../culture/of-request.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { orderCredit } from "../payment/order-credit.ts";

const bodyOf = <Body>(c: Request): Promise<Partial<Record<keyof Body, unknown>>> =>
  c.req.json().then(
    (body) => body ?? {},
    () => ({}),
  );

/** Orders credit for a prepaid account. PRE-01 */
export async function prepaidOrder(c: Request): Promise<Response> {
  const culture = cultureOf(c);
  const t = textsOf(culture).payment.prepaid;
  const { PrepaidAccountId, Quantity } = await bodyOf<PrepaidOrder>(c);
  const refused = requireSignIn(c, t.signIn);
  if (refused) return refused;
  if (typeof PrepaidAccountId !== "string" || (Quantity !== undefined && typeof Quantity !== "number"))
    return message(c, 400, t.malformed);
  if (!c.var.session.wallet.account(PrepaidAccountId)) return message(c, 404, t.unknown);
  const error = orderCredit(c.var.session, culture, PrepaidAccountId, String(Quantity ?? ""));
  return error ? message(c, 422, error) : c.json(`/${culture}/shoppingcarts`);
}

/** Switches the low-balance notification of an account on or off. PRE-02 */
export async function prepaidNotification(c: Request): Promise<Response> {
  const t = textsOf(cultureOf(c)).payment.prepaid;
  const { PrepaidAccountId, IsActivated } = await bodyOf<PrepaidNotification>(c);
  const refused = requireSignIn(c, t.signIn);
  if (refused) return refused;
  if (typeof PrepaidAccountId !== "string" || typeof IsActivated !== "boolean") return message(c, 400, t.malformed);
  const account = c.var.session.wallet.account(PrepaidAccountId);
  if (!account) return message(c, 404, t.unknown);
  account.isNotified = IsActivated;
  return c.body(null, 204);
}
