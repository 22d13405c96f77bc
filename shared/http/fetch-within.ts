import { unlessCutOff } from "../page/departure.ts";
import { anySignal } from "../time/any-signal.ts";

/**
 * `fetch` with a time limit, in milliseconds, for the whole response. After it the promise rejects with a
 * `TimeoutError`. WebKit, and Chrome before 124, reject with an `AbortError`, as if the visitor had left.
 *
 * A request that fails because the page is left never settles: nobody reports it. When the page is shown again, a GET
 * request is repeated and another one rejects. When the visitor does not leave after all, it rejects at the time limit.
 */
export function fetchWithin(limit: number, url: string | URL, init: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(limit);
  const signal = init.signal ? anySignal(init.signal, timeout) : timeout;
  const attempt = async (): Promise<Response> => {
    try {
      const response = await fetch(url, { ...init, signal });
      // The body may fail as well.
      await response.clone().arrayBuffer();
      return response;
    } catch (error) {
      throw signal.reason ?? error;
    }
  };
  return unlessCutOff(attempt, async (error) => {
    if (!signal.aborted)
      await new Promise((resolve) => {
        addEventListener("pageshow", resolve, { once: true, signal });
        signal.onabort = resolve;
      });
    if (!signal.aborted && init.method === "GET") return fetchWithin(limit, url, init);
    throw signal.reason ?? error;
  });
}
