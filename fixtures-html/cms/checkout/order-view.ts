import { lineView } from "../cart/line-view.ts";
import type { Culture } from "../catalogue/types.ts";
import type { Session } from "../session/sessions.ts";
import { addressLines } from "./address-lines.ts";
import type { PlacedOrder } from "./orders.ts";
import { bank, transferReference } from "./payments.ts";
import { toPay } from "./to-pay.ts";

/** View data of a placed order. */
export function orderView(culture: Culture, session: Session, order: PlacedOrder) {
  const { number, amounts, payment, pickup } = order;
  return {
    number,
    email: order.email,
    payment,
    toPay: toPay(culture, order.methodId, amounts),
    lines: order.lines.map((line) => lineView(culture, line)),
    delivery: pickup
      ? [pickup.PickupPointName, pickup.ShippingStreet1, `${pickup.ShippingPostalCode} ${pickup.ShippingCity}`]
      : addressLines(culture, order.delivery),
    billing: addressLines(culture, order.billing),
    account: session.wallet.account(order.prepaidAccountId)?.name[culture] ?? "",
    bank: { ...bank, reference: transferReference(number) },
  };
}
