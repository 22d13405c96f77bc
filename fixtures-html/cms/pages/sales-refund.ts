/** Lets a customer request a refund. REF-01 */
import { formFields } from "../http/form-fields.ts";
import type { Show } from "../http/page.ts";
import { requireSignIn } from "../http/require-sign-in.ts";
import { isMeasured } from "../cart/quantity.ts";
import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { money, quantity } from "../culture/formats.ts";
import { localeOf } from "../culture/cultures.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { canBeRefunded, type PastOrder } from "../sales/order.ts";
import { orderOf } from "../sales/customer-orders.ts";
import { type Refund, type RefundLine, refundOf } from "../sales/refund.ts";
import { orderLineView } from "../sales/order-view.ts";
import { inUnits } from "../shop/units.ts";

const mostRemarks = 1000;

const requestedPath = (culture: Culture, { number }: PastOrder): string =>
  `/${culture}/sales/refunds/requested?orderId=${number}`;

export const salesRefund = (show: Show) => (c: Request, culture: Culture) => {
  const refused = requireSignIn(c);
  if (refused) return refused;
  const order = orderOf(c.var.session, c.req.query("orderId") ?? "");
  if (!order || !canBeRefunded(order)) return null;
  if (c.var.session.sales.refunds.has(order.number)) return c.redirect(requestedPath(culture, order), 303);
  return showForm(show, c, culture, order, refundOf(order, new URLSearchParams()), "", "");
};

export const salesRefundSend = (show: Show) => async (c: Request, culture: Culture) => {
  const refused = requireSignIn(c);
  if (refused) return refused;
  const fields = await formFields(c);
  const { session } = c.var;
  const order = orderOf(session, fields.get("OrderId") ?? "");
  if (!order || !canBeRefunded(order)) return null;
  const t = textsOf(culture).sales.refund;
  const refund = refundOf(order, fields);
  const remarks = (fields.get("Remarks") ?? "").slice(0, mostRemarks);
  const isWrong = refund.lines.some(({ problem }) => problem);
  const showAgain = (text: string): Response => showForm(show, c, culture, order, refund, remarks, text);
  if (fields.get("action") === "calculate") return showAgain(isWrong ? t.mistakes : "");
  if (isWrong) return showAgain(t.mistakes);
  if (refund.amount === 0) return showAgain(t.nothing);
  if (!session.sales.refunds.has(order.number)) session.sales.refunds.set(order.number, { ...refund, remarks });
  return c.redirect(requestedPath(culture, order), 303);
};

/** Page that confirms a refund request. */
export const salesRefunded = (show: Show) => (c: Request, culture: Culture) => {
  const refused = requireSignIn(c);
  if (refused) return refused;
  const order = orderOf(c.var.session, c.req.query("orderId") ?? "");
  const request = order && c.var.session.sales.refunds.get(order.number);
  if (!request) return null;
  const t = textsOf(culture).sales;
  return show(c, {
    view: "refund-requested",
    title: t.refund.received,
    description: fill(t.order, order.number),
    data: {
      number: order.number,
      text: fill(t.refund.receivedText, order.number, order.email),
      lines: request.lines
        .filter(({ quantity }) => quantity > 0)
        .map((one) => ({
          ...orderLineView(culture, one.line),
          inUnits: inUnits(culture, one.line.product, one.quantity),
          amount: money(culture, one.amount),
        })),
      total: money(culture, request.amount),
    },
  });
};

function showForm(
  show: Show,
  c: Request,
  culture: Culture,
  order: PastOrder,
  refund: Refund,
  remarks: string,
  problem: string,
): Response {
  const t = textsOf(culture).sales.refund;
  return show(c, {
    view: "refund",
    islandStyles: true,
    title: t.title,
    description: t.description,
    status: problem ? 422 : 200,
    data: {
      action: `/${culture}/sales/refunds`,
      number: order.number,
      lines: refund.lines.map((line) => shownRefundLine(culture, line)),
      count: quantity(culture, refund.count * 1000),
      amount: money(culture, refund.amount),
      remarks,
      mostRemarks,
      problem,
    },
  });
}

function shownRefundLine(culture: Culture, { line, isTaken, typed, worth, problem }: RefundLine) {
  const { refused } = textsOf(culture).cart;
  const { id, product } = line;
  const t = textsOf(culture).sales;
  const ordered = quantity(culture, line.quantity);
  const maximum = inUnits(culture, product, line.quantity);
  return {
    ...orderLineView(culture, line),
    fields: `Lines[${id}]`,
    fieldId: `refund-${id}`,
    label: fill(t.quantityOf, product.name[culture]),
    isTaken,
    typed: typed ?? ordered,
    ordered,
    of: fill(t.refund.of, maximum),
    isMeasured: isMeasured(product.kind),
    /** In the format of the culture: French and Dutch have a decimal comma. */
    unitPrice: new Intl.NumberFormat(localeOf(culture), { minimumFractionDigits: 2, useGrouping: false }).format(
      line.price / 100,
    ),
    worth: money(culture, worth),
    error: problem === "maximum" ? fill(t.refund.most, maximum) : problem ? refused[problem] : "",
  };
}
