import type { Culture } from "../catalogue/types.ts";
import type { Show } from "../answer/page.ts";
import { shownOrder } from "../checkout/shown-order.ts";
import { fill } from "../culture/fill.ts";
import { money } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { dueOf } from "../payment/due.ts";
import { methods } from "../payment/methods.ts";

/** After the payment, or the choice to pay later. A real shop asks the provider how a session ended, and believes no address. */
export const paymentDone = (show: Show) => (c: Request, culture: Culture) => {
  const t = textsOf(culture).payment;
  const { order: wanted, resultCode, method } = c.req.query();
  const { order, reference, cents, placed } = dueOf(c.var.session, wanted);
  const state = resultCode
    ? resultCode === "Authorised"
      ? "Authorised"
      : "Pending"
    : cents === 0
      ? "prepaid"
      : "open";
  return show(c, {
    view: "payment-done",
    title: t.done.title,
    description: t.done[state],
    data: {
      text: t.done[state],
      isOpen: state === "open",
      order: placed && shownOrder(culture, c.var.session, placed),
      reference,
      due: money(culture, cents),
      orderText: fill(t.order, order, money(culture, cents)),
      isTransfer: state === "open" && (method === methods.transfer || (!method && placed?.payment === "transfer")),
      isInShop: state === "open" && method === methods.shop,
    },
  });
};
