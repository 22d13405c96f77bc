import type { VatCheck } from "../../../shared/api/wire/vat.ts";
import { AnswerError } from "../../../shared/http/call.ts";

/** Whether a VAT number is valid; null when that is unknown. CHK-03 */
export type Validity = boolean | null;

/** Whether the page must be reloaded when the validity changes, as prices without tax may depend on it. CHK-03 */
export const mustReload = (before: Validity, after: Validity): boolean =>
  before !== after && (before === true || after !== null);

export interface Check {
  valid: Validity;
  /** The server's own message; may be empty. */
  message: string;
}

/** Reads the result of a check. Throws an `AnswerError` when it is neither true, false nor null. */
export function readCheck(answer: unknown): Check {
  const { IsVATValidWebService: valid, ErrorMessage: message } = (answer ?? {}) as Partial<
    Record<keyof VatCheck, unknown>
  >;
  if (valid !== null && typeof valid !== "boolean")
    throw new AnswerError(`expected true, false or null for a VAT number, got ${JSON.stringify(valid) ?? "nothing"}`);
  return { valid, message: typeof message === "string" ? message.trim() : "" };
}
