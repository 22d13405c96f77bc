import type { Culture } from "../catalogue/types.ts";
import type { Show } from "../http/page.ts";
import { fill } from "../culture/fill.ts";
import { money } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { toPay } from "../checkout/to-pay.ts";
import { amountDue } from "../payment/amount-due.ts";
import { methods } from "../payment/methods.ts";
import { clientKey, openSession } from "../payment/provider-session.ts";

/** Page with the payment provider's form. PAY-01 */
export const paymentCard = (show: Show) => (c: Request, culture: Culture) => {
  const t = textsOf(culture).payment.byCard;
  return showCard(show, c, culture, {
    title: t.title,
    description: t.description,
    script: t.script,
    redirectResult: "",
    session: openSession(),
  });
};

/** Page to which a bank redirects the shopper. PAY-01 */
export const paymentResult = (show: Show) => (c: Request, culture: Culture) => {
  const { order = "", sessionId, redirectResult } = c.req.query();
  if (!redirectResult || !sessionId)
    return c.redirect(`/${culture}/payment/card?${new URLSearchParams({ order })}`, 303);
  const t = textsOf(culture).payment.result;
  return showCard(show, c, culture, {
    title: t.title,
    description: t.title,
    script: t.script,
    redirectResult,
    session: { id: sessionId },
  });
};

interface CardPage {
  title: string;
  description: string;
  /** Text for browsers without scripts. */
  script: string;
  redirectResult: string;
  session: { id: string; sessionData?: string };
}

function showCard(show: Show, c: Request, culture: Culture, { title, description, ...page }: CardPage): Response {
  const { order, cents, placed } = amountDue(c.var.session, c.req.query("order"));
  const query = `?${new URLSearchParams({ order })}`;
  if (cents === 0) return c.redirect(`/${culture}/payment/done${query}`, 303);
  return show(c, {
    view: "payment-card",
    islandStyles: true,
    isPayment: true,
    title,
    description,
    data: {
      ...page,
      clientKey,
      query,
      methods,
      orderText: fill(textsOf(culture).payment.order, order, money(culture, cents)),
      toPay: placed && toPay(culture, placed.methodId, placed.amounts),
    },
  });
}
