import { HttpError } from "../http/call.ts";

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

/** A retry may help; it is harmless, because values are absolute. */
export const canRetry = ({ kind }: Failure<unknown>): boolean => kind === "lost" || kind === "failed";

/** No response: the connection failed or the call timed out. */
const isLost = (error: unknown): boolean =>
  error instanceof TypeError || (error as Error | undefined)?.name === "TimeoutError";
