import type { Culture } from "../catalogue/types.ts";
import type { Show } from "../http/page.ts";
import { orderView } from "../checkout/order-view.ts";
import { bank } from "../checkout/payments.ts";
import { fill } from "../culture/fill.ts";
import { money, plainAmount } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { amountDue } from "../payment/amount-due.ts";
import { methods } from "../payment/methods.ts";
import { transferCode } from "../payment/transfer-code.ts";

/**
 * Page after the payment, or after choosing to pay later. A real shop asks the provider how a session ended, and does
 * not trust the URL.
 */
export const paymentDone = (show: Show) => (c: Request, culture: Culture) => {
  const t = textsOf(culture).payment;
  const { order: requested, resultCode, method } = c.req.query();
  const { order, reference, cents, placed, isKnown } = amountDue(c.var.session, requested);
  const state = resultCode
    ? resultCode === "Authorised"
      ? "Authorised"
      : "Pending"
    : cents === 0
      ? "prepaid"
      : "open";
  const isTransfer =
    isKnown && state === "open" && (method === methods.transfer || (!method && placed?.payment === "transfer"));
  return show(c, {
    view: "payment-done",
    islandStyles: isTransfer,
    title: t.done.title,
    description: t.done[state],
    data: {
      text: t.done[state],
      isKnown,
      isOpen: state === "open",
      order: placed && orderView(culture, c.var.session, placed),
      number: order,
      reference,
      bank,
      due: money(culture, cents),
      orderText: fill(t.order, order, money(culture, cents)),
      transfer: isTransfer ? { amount: plainAmount(culture, cents), code: transferCode(cents, reference) } : null,
      isInShop: state === "open" && method === methods.shop,
    },
  });
};
