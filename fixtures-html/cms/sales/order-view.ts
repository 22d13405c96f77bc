import { changeAddressPath } from "../../../shared/api/wire/orders.ts";
import type { Culture } from "../catalogue/types.ts";
import { addressLines } from "../checkout/address-lines.ts";
import { counted, fill } from "../culture/fill.ts";
import { date, money, quantity } from "../culture/formats.ts";
import { localeOf } from "../culture/cultures.ts";
import { textsOf } from "../culture/texts.ts";
import type { Session } from "../session/sessions.ts";
import { photoUrl } from "../shop/photo-url.ts";
import { isMeasured } from "../cart/quantity.ts";
import { inUnits } from "../shop/units.ts";
import { variantName } from "../shop/variant-name.ts";
import { isStaff } from "./customers.ts";
import { canBeRefunded, canChangeAddress, lineAmount, type OrderLine, type PastOrder } from "./order.ts";

/** View data of an order in the list of a customer's orders. ORD-01 */
export function pastOrderView(culture: Culture, session: Session, order: PastOrder) {
  const t = textsOf(culture).sales;
  const { number, state } = order;
  const { sales } = session;
  const query = `?orderId=${number}`;
  return {
    number,
    name: fill(t.order, number),
    date: date(culture, order.date),
    iso: order.date,
    state,
    stateText: t.states[state],
    total: money(culture, order.total),
    count: counted(localeOf(culture), t.lines, order.lines.length),
    lines: order.lines.map((line) => ({
      ...orderLineView(culture, line),
      label: fill(t.quantityOf, line.product.name[culture]),
      soldBy: isMeasured(line.product.kind) ? line.product.kind : "piece",
      field: {
        id: `again-${number}-${line.id}`,
        name: `Quantity[${line.id}]`,
        value: quantity(culture, line.quantity),
      },
    })),
    delivery: addressLines(culture, order.delivery),
    readdress: canChangeAddress(order) ? changeAddressPath(culture) + query : "",
    isReaddressed: sales.readdressed.has(number),
    refund: canBeRefunded(order) && !sales.refunds.has(number) ? `/${culture}/sales/refunds${query}` : "",
    refunded: sales.refunds.has(number) ? `/${culture}/sales/refunds/requested${query}` : "",
    customer: sales.customers.get(number) ?? (isStaff(session) ? order.email : ""),
    otherCustomer: isStaff(session) ? `/${culture}/sales/order/customer${query}` : "",
  };
}

export const orderLineView = (culture: Culture, line: OrderLine) => {
  const { id, product, variant } = line;
  return {
    id,
    path: `/${culture}/product/${product.slug}`,
    photo: photoUrl(product, variant),
    name: product.name[culture],
    version: variantName(culture, product, variant),
    inUnits: inUnits(culture, product, line.quantity),
    price: money(culture, line.price),
    unit: textsOf(culture).product.units[product.kind],
    amount: money(culture, lineAmount(line, line.quantity)),
  };
};
