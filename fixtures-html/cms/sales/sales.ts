import type { RefundRequest } from "./refund.ts";

/** Requests about past orders, by order number. */
export class Sales {
  /** Orders with a request for another delivery address. ORD-02 */
  readonly readdressed = new Set<string>();
  /** E-mail addresses of the customers to whom staff gave an order. ORD-03 */
  readonly customers = new Map<string, string>();
  /** Refund requests by order number. REF-01 */
  readonly refunds = new Map<string, RefundRequest>();
}
