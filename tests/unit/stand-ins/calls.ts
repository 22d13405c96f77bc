import { vi } from "vitest";

export interface CallToAnswer {
  /** Method and path, such as `PUT shoppingcarts/shoppingcartitems/a`. */
  request: string;
  body: unknown;
  /** Answers the call and waits for the effects; status 0 breaks the connection. */
  answer(status?: number, body?: unknown): Promise<void>;
  /** Answers the call with a whole page, as a server does that does not know the call. */
  answerPage(): Promise<void>;
}

/**
 * Stubs a server whose answers the test sends, and other tabs that never send messages. Needs fake timers. Returns the
 * calls in order.
 */
export function standInCalls(): CallToAnswer[] {
  const calls: CallToAnswer[] = [];
  vi.stubGlobal(
    "BroadcastChannel",
    class extends EventTarget {
      postMessage(): void {}
      close(): void {}
    },
  );
  vi.stubGlobal(
    "fetch",
    (url: string, { method, body }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        calls.push({
          request: `${method} ${url.replace("/api/v1/", "")}`,
          body: body ? JSON.parse(body as string) : undefined,
          async answer(status = 200, sent) {
            if (status === 0) reject(new TypeError("broken"));
            else
              resolve(
                new Response(sent === undefined ? null : JSON.stringify(sent), {
                  status,
                  headers: { "Content-Type": "application/json" },
                }),
              );
            await vi.advanceTimersByTimeAsync(0);
          },
          async answerPage() {
            resolve(new Response("<!doctype html><body>Shop", { headers: { "Content-Type": "text/html" } }));
            // The code that detects a login page loads on demand.
            await vi.dynamicImportSettled();
            await vi.advanceTimersByTimeAsync(0);
          },
        });
      }),
  );
  return calls;
}
