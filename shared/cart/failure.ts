import { HttpError } from "../http/call.ts";

/** Why a decision did not hold, for the words beside it. CRT-04 */
export interface Failure<V> {
  /** The server said no; it did not answer in time, or could not be reached; it knows no such line any more; something else. */
  kind: "refused" | "lost" | "gone" | "failed";
  /** The server's own sentence, as text; may be empty. */
  text: string;
  /** What was decided. */
  value: V;
}

export function failureOf<V>(error: unknown, value: V): Failure<V> {
  if (!(error instanceof HttpError)) return { kind: isLost(error) ? "lost" : "failed", text: "", value };
  const { status, text } = error;
  return { kind: status === 404 ? "gone" : [400, 409, 422].includes(status) ? "refused" : "failed", text, value };
}

/** Trying once more may help, and does no harm, as what is told is absolute. */
export const canRetry = ({ kind }: Failure<unknown>): boolean => kind === "lost" || kind === "failed";

/** No answer: the connection broke, or nothing came in time. */
const isLost = (error: unknown): boolean =>
  error instanceof TypeError || (error as Error | undefined)?.name === "TimeoutError";
