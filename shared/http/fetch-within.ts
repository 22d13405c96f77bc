import { anySignal } from "../time/any-signal.ts";

/**
 * `fetch` with a time limit, in milliseconds. After it the promise rejects with a `TimeoutError`. WebKit, and Chrome
 * before 124, reject with an `AbortError`, as if the visitor had left.
 */
export function fetchWithin(limit: number, url: string | URL, init: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(limit);
  const signal = init.signal ? anySignal(init.signal, timeout) : timeout;
  return fetch(url, { ...init, signal }).catch((error: unknown) => {
    throw signal.reason ?? error;
  });
}
