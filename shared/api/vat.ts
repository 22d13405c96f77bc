import { AnswerError, call } from "../http/call.ts";
import { connected } from "./connector.ts";
import { vatCheckPath } from "./wire/vat.ts";

/** A VAT number to check. */
export interface VatQuery {
  countryId: string;
  /** The number, as the visitor typed it. */
  vat: string;
  /** Empty for a guest. */
  customerId: string;
}

export interface VatCheck {
  /** Null when unknown, because the validation service does not respond. CHK-03 */
  isValid: boolean | null;
  /** The server's message; empty when there is none. Plain text. */
  message: string;
}

/** Checks a VAT number. Rejects as `call` does, and with an `AnswerError` when the answer has no result. CHK-02 */
export async function checkVat(query: VatQuery, signal: AbortSignal): Promise<VatCheck> {
  const other = connected("vat");
  if (other) return other.check(query, signal);
  const { countryId, vat, customerId } = query;
  return readVatCheck(await call(vatCheckPath(countryId, vat, customerId), { signal }));
}

/** Throws an `AnswerError` when the result is neither true, false nor null. */
export function readVatCheck(answer: unknown): VatCheck {
  const { IsVATValidWebService: isValid, ErrorMessage: message } = (answer ?? {}) as {
    IsVATValidWebService?: unknown;
    ErrorMessage?: unknown;
  };
  if (isValid !== null && typeof isValid !== "boolean")
    throw new AnswerError(`expected true, false or null for a VAT number, got ${JSON.stringify(isValid) ?? "nothing"}`);
  return { isValid, message: typeof message === "string" ? message.trim() : "" };
}
