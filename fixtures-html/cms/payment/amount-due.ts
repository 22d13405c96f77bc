import { transferReference } from "../checkout/payments.ts";
import type { PlacedOrder } from "../checkout/orders.ts";
import type { Session } from "../session/sessions.ts";

/** Remaining amount of an order. */
export interface AmountDue {
  /** Number of the order in URLs. */
  order: string;
  /** Reference for a bank transfer. */
  reference: string;
  /** Euro cents. */
  cents: number;
  /** The order when it was placed in this session. An older order has only its reference. */
  placed: PlacedOrder | null;
  /** Whether the shop has such an order: the number may be any text of the address. */
  isKnown: boolean;
}

const older = { order: "LG-26-0417", cents: 8_490 };

export function amountDue(session: Session, requested: string | undefined): AmountDue {
  const placed = session.orders.find(({ number }) => String(number) === requested) ?? null;
  const order = placed ? String(placed.number) : requested && /^[\w-]{1,24}$/.test(requested) ? requested : older.order;
  const cents = placed?.amounts.total ?? older.cents;
  return {
    order,
    reference: placed ? transferReference(placed.number) : order,
    cents: Math.max(0, cents - session.wallet.paidFor(order)),
    placed,
    isKnown: !!placed || order === older.order,
  };
}
