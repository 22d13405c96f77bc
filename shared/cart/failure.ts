import { AnswerError, HttpError } from "../http/call.ts";
import { warn } from "../warn.ts";

/** Why a value was not saved. CRT-04 */
export interface Failure<V> {
  /**
   * `refused`: the server rejected the value. `lost`: no response. `gone`: the entry does not exist any more. `failed`:
   * any other error.
   */
  kind: "refused" | "lost" | "gone" | "failed";
  /** The server's message, as plain text; may be empty. */
  text: string;
  /** The value that was not saved. */
  value: V;
  /** The value stays in its field, beside the message, until the shopper changes it. */
  stays?: boolean;
}

export function toFailure<V>(error: unknown, value: V): Failure<V> {
  if (!(error instanceof HttpError)) return { kind: isLost(error) ? "lost" : "failed", text: "", value };
  const { status, text } = error;
  return { kind: status === 404 ? "gone" : [400, 409, 422].includes(status) ? "refused" : "failed", text, value };
}

/** Logs an answer of another type, such as a page: the shopper sees only that the change failed, and the browser logs nothing. */
export function warnOfAnswer(error: unknown): void {
  if (error instanceof AnswerError) warn("a change of the cart was not saved.", error);
}

/** A retry may help; it is harmless, because values are absolute. */
export const canRetry = ({ kind }: Failure<unknown>): boolean => kind === "lost" || kind === "failed";

/** No response: the connection failed or the call timed out. */
const isLost = (error: unknown): boolean =>
  error instanceof TypeError || (error as Error | undefined)?.name === "TimeoutError";
