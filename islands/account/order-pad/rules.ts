import type { PadLine } from "../../../shared/api/order-pad-lines.ts";
import type { PadMatch } from "../../../shared/api/order-pad.ts";

/** `missing`: no product has the code. `refused`: the product cannot be ordered. `changed`: in another quantity. */
export type RowState = "checking" | "missing" | "refused" | "changed" | "found" | "added";

/** A line of the list, and what the server found for it. */
export interface Row {
  line: PadLine;
  /** Null while the server searches. */
  match: PadMatch | null;
  isAdded: boolean;
}

export function stateOf({ match, isAdded }: Row): RowState {
  if (!match) return "checking";
  if (isAdded) return "added";
  if (!match.variantId) return "missing";
  if (match.quantity === 0) return "refused";
  return match.message ? "changed" : "found";
}

/** The rows that can be added to the cart. */
export const readyRows = (rows: readonly Row[]): (Row & { match: PadMatch })[] =>
  rows.filter((row): row is Row & { match: PadMatch } => ["found", "changed"].includes(stateOf(row)));

/** The number of rows whose line the visitor has to correct. */
export const countFaults = (rows: readonly Row[]): number =>
  rows.filter((row) => ["missing", "refused"].includes(stateOf(row))).length;

/** The price of all rows that can be added or were added, without binary rounding errors. */
export const totalOf = (rows: readonly Row[]): number =>
  rows.reduce((cents, { match }) => cents + Math.round((match?.quantity ? match.amount : 0) * 100), 0) / 100;

/** The rows after an attempt to add them: `messages` has the reason for each one that was refused. */
export function afterAddition(rows: readonly Row[], tried: readonly Row[], messages: readonly string[]): Row[] {
  return rows.map((row) => {
    const message = messages[tried.indexOf(row)];
    if (message === undefined || !row.match) return row;
    return message ? { ...row, match: { ...row.match, quantity: 0, message } } : { ...row, isAdded: true };
  });
}
