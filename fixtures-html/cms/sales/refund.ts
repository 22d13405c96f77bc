/** Refunds, calculated in whole euro cents and thousandths. REF-01 */
import { isMeasured, oneUnit, readQuantity, type Thousandths } from "../cart/quantity.ts";
import { type OrderLine, lineAmount, type PastOrder } from "./order.ts";

export interface RefundLine {
  line: OrderLine;
  isTaken: boolean;
  /** Input of the visitor; null means the whole line. */
  typed: string | null;
  /** Quantity that is refunded: 0 when the line is not selected or its input is invalid. */
  quantity: Thousandths;
  amount: number;
  /** Amount that the line pays once it is selected; 0 for an invalid input. */
  worth: number;
  problem: "number" | "whole" | "maximum" | null;
}

export interface Refund {
  lines: RefundLine[];
  /** Pieces; a weighed or measured line counts as one. */
  count: number;
  amount: number;
}

export interface RefundRequest extends Refund {
  remarks: string;
}

/** Calculates a refund. The prices are those of the order, whatever the form contains. */
export function refundOf(order: PastOrder, fields: URLSearchParams): Refund {
  const lines = order.lines.map((line) => refundLine(line, fields));
  return {
    lines,
    count: lines.reduce(
      (sum, { line, quantity }) => sum + (isMeasured(line.product.kind) ? Math.min(quantity, 1) : quantity / oneUnit),
      0,
    ),
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
  };
}

function refundLine(line: OrderLine, fields: URLSearchParams): RefundLine {
  const isTaken = fields.get(`Lines[${line.id}].IsSelected`) === "true";
  const typed = fields.get(`Lines[${line.id}].Quantity`);
  const requested = typed === null ? line.quantity : readQuantity(typed);
  const mistake = problemOf(line, requested);
  const worth = mistake ? 0 : lineAmount(line, requested!);
  const [quantity, amount] = isTaken && !mistake ? [requested!, worth] : [0, 0];
  return { line, isTaken, typed, quantity, amount, worth, problem: isTaken ? mistake : null };
}

function problemOf({ product, quantity }: OrderLine, requested: Thousandths | null): RefundLine["problem"] {
  if (requested === null) return "number";
  if (!isMeasured(product.kind) && requested % oneUnit !== 0) return "whole";
  return requested > quantity ? "maximum" : null;
}
