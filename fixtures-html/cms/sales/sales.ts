import type { RefundRequest } from "./refund.ts";

/** What was asked for orders of before, by their numbers. */
export class Sales {
  /** Whose delivery address is to be another one. ORD-02 */
  readonly readdressed = new Set<string>();
  /** E-mail addresses of other customers that they were given to. ORD-03 */
  readonly customers = new Map<string, string>();
  /** REF-01 */
  readonly refunds = new Map<string, RefundRequest>();
}
