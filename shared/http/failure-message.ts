import { HttpError } from "./call.ts";

/**
 * Returns the message for a failed call: the server's message, else `fallback`. Null for 401: the visitor dismissed the
 * login, so no message is shown. ERR-01
 */
export function failureMessage(error: unknown, fallback: string): string | null {
  if (!(error instanceof HttpError)) return fallback;
  return error.status === 401 ? null : error.text || fallback;
}
