/** What a customer wants money back for, in the shop's own arithmetic: euro cents and thousandths. REF-01 */
import { isMeasured, one, readQuantity, type Thousandths } from "../cart/quantity.ts";
import { type OrderLine, lineAmount, type PastOrder } from "./order.ts";

export interface RefundLine {
  line: OrderLine;
  isTaken: boolean;
  /** As it was typed, or the whole line. */
  typed: string | null;
  /** What counts of it: nothing where it is wrong, or not taken. */
  quantity: Thousandths;
  amount: number;
  problem: "number" | "whole" | "maximum" | null;
}

export interface Refund {
  lines: RefundLine[];
  /** Pieces; what is weighed or measured counts as one. */
  count: number;
  amount: number;
}

export interface RefundRequest extends Refund {
  remarks: string;
}

/** The prices are those of the order, whatever the form says. */
export function refundOf(order: PastOrder, fields: URLSearchParams): Refund {
  const lines = order.lines.map((line) => refundLine(line, fields));
  return {
    lines,
    count: lines.reduce(
      (sum, { line, quantity }) => sum + (isMeasured(line.product.kind) ? Math.min(quantity, 1) : quantity / one),
      0,
    ),
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
  };
}

function refundLine(line: OrderLine, fields: URLSearchParams): RefundLine {
  const isTaken = fields.get(`Lines[${line.id}].IsSelected`) === "true";
  const typed = fields.get(`Lines[${line.id}].Quantity`);
  const wanted = typed === null ? line.quantity : readQuantity(typed);
  const problem = isTaken ? problemOf(line, wanted) : null;
  const quantity = isTaken && !problem ? wanted! : 0;
  return { line, isTaken, typed, quantity, amount: lineAmount(line, quantity), problem };
}

function problemOf({ product, quantity }: OrderLine, wanted: Thousandths | null): RefundLine["problem"] {
  if (wanted === null) return "number";
  if (!isMeasured(product.kind) && wanted % one !== 0) return "whole";
  return wanted > quantity ? "maximum" : null;
}
