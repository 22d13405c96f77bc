import type { Culture } from "../catalogue/types.ts";
import { formFields } from "../http/form-fields.ts";
import type { Show } from "../http/page.ts";
import { fill } from "../culture/fill.ts";
import { money } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { bank } from "../checkout/payments.ts";
import { toPay } from "../checkout/to-pay.ts";
import { amountDue } from "../payment/amount-due.ts";
import { isMethod, methods } from "../payment/methods.ts";

/** Payment of an order: from a prepaid account, by card, by bank transfer, or in the shop. PAY-03, PRE-03 */
export const payment = (show: Show) => (c: Request, culture: Culture) =>
  showPayment(show, c, culture, c.req.query("order"), {
    account: "",
    method: c.req.query("method") ?? methods.card,
    error: "",
  });

export const paymentSend = (show: Show) => async (c: Request, culture: Culture) => {
  const fields = await formFields(c);
  const { session } = c.var;
  const t = textsOf(culture).payment;
  const [requested, accountId, method] = ["order", "PrepaidAccountId", "PaymentMethodId"].map(
    (name) => fields.get(name) ?? "",
  ) as [string, string, string];
  const { order, cents } = amountDue(session, requested);
  const account = session.user ? session.wallet.account(accountId) : undefined;
  const refuse = (error: string): Response =>
    showPayment(show, c, culture, order, { account: accountId, method, error });
  if (accountId && !account?.balance) return refuse(t.noSuchAccount);
  const remaining = cents - Math.min(cents, account?.balance ?? 0);
  if (remaining > 0 && !isMethod(method)) return refuse(t.choose);
  if (account) session.wallet.pay(order, account, cents);
  const query = new URLSearchParams({ order, ...(remaining > 0 && method !== methods.card && { method }) });
  return c.redirect(`/${culture}/payment/${remaining > 0 && method === methods.card ? "card" : "done"}?${query}`, 303);
};

interface Choice {
  account: string;
  method: string;
  error: string;
}

function showPayment(
  show: Show,
  c: Request,
  culture: Culture,
  requested: string | undefined,
  { account, method, error }: Choice,
): Response {
  const { session } = c.var;
  const t = textsOf(culture).payment;
  const { order, reference, cents, placed } = amountDue(session, requested);
  return show(c, {
    view: "payment",
    islandStyles: true,
    title: t.title,
    description: t.description,
    status: error ? 422 : 200,
    path: "/payment",
    data: {
      error,
      order,
      reference,
      bank,
      due: money(culture, cents),
      amount: (cents / 100).toFixed(2),
      orderText: fill(t.order, order, money(culture, cents)),
      toPay: placed && toPay(culture, placed.methodId, placed.amounts),
      accounts: session.user
        ? session.wallet.accounts.map(({ id, name, balance }) => ({
            id,
            name: name[culture],
            balance: (balance / 100).toFixed(2),
            shown: balance > 0 ? money(culture, balance) : t.emptyAccount,
            isEmpty: balance <= 0,
            chosen: id === account,
          }))
        : [],
      methods,
      method,
    },
  });
}
