import type { PlacedOrder } from "../checkout/orders.ts";
import type { Session } from "../session/sessions.ts";
import { unitPrice } from "../catalogue/degressive.ts";
import type { PastOrder } from "./order.ts";
import { seededOrders } from "./seeded-orders.ts";

/** Orders of the signed-in customer, newest first. */
export const ordersOf = ({ orders, user }: Pick<Session, "orders" | "user">): PastOrder[] => [
  ...orders.map((order) => pastOrder(order, user)),
  ...seededOrders(user),
];

export const orderOf = (session: Pick<Session, "orders" | "user">, number: string): PastOrder | undefined =>
  ordersOf(session).find((order) => order.number === number);

const pastOrder = (order: PlacedOrder, email: string): PastOrder => ({
  number: String(order.number),
  date: order.date,
  state: "received",
  lines: order.lines.map(({ product, variant, quantity }, index) => ({
    id: String(index + 1),
    product,
    variant,
    quantity,
    price: unitPrice(product, variant, quantity),
  })),
  delivery: order.delivery,
  total: order.amounts.total,
  email,
});
