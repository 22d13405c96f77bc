import { lineView } from "../cart/line-view.ts";
import type { Culture } from "../catalogue/types.ts";
import { money } from "../culture/formats.ts";
import type { Session } from "../session/sessions.ts";
import { addressLines } from "./address-lines.ts";
import { methodById } from "./methods.ts";
import type { PlacedOrder } from "./orders.ts";
import { bank, transferReference } from "./payments.ts";

/** View data of a placed order. */
export function orderView(culture: Culture, session: Session, order: PlacedOrder) {
  const { number, amounts, payment, pickup } = order;
  return {
    number,
    email: order.email,
    payment,
    total: money(culture, amounts.total),
    lines: order.lines.map((line) => lineView(culture, line)),
    method: methodById(order.methodId)?.name[culture] ?? "",
    delivery: pickup
      ? [pickup.PickupPointName, pickup.ShippingStreet1, `${pickup.ShippingPostalCode} ${pickup.ShippingCity}`]
      : addressLines(culture, order.delivery),
    billing: addressLines(culture, order.billing),
    account: session.wallet.account(order.prepaidAccountId)?.name[culture] ?? "",
    bank: { ...bank, reference: transferReference(number) },
  };
}
