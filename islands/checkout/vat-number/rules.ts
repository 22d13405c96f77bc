import type { VatCheck } from "../../../shared/api/vat.ts";
import { AnswerError } from "../../../shared/http/call.ts";

/** Whether a VAT number is valid; null where that is not known. CHK-03 */
export type Validity = boolean | null;

/** Whether the page shows something else, such as prices without tax, by a number that was `before` and is `after`. CHK-03 */
export const mustReload = (before: Validity, after: Validity): boolean =>
  before !== after && (before === true || after !== null);

export interface Check {
  valid: Validity;
  /** The server's own sentence; may be empty. */
  message: string;
}

/** Throws an `AnswerError` for what says neither that a number is valid, nor that it is not, nor that this is not known. */
export function readCheck(answer: unknown): Check {
  const { IsVATValidWebService: valid, ErrorMessage: message } = (answer ?? {}) as Partial<
    Record<keyof VatCheck, unknown>
  >;
  if (valid !== null && typeof valid !== "boolean")
    throw new AnswerError(`expected true, false or null of a VAT number, got ${JSON.stringify(valid) ?? "nothing"}`);
  return { valid, message: typeof message === "string" ? message.trim() : "" };
}
