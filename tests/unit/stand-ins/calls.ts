import { vi } from "vitest";

export interface Asked {
  /** Such as `PUT shoppingcarts/shoppingcartitems/a`. */
  what: string;
  body: unknown;
  /** A status of 0 breaks the connection. What follows from it has happened. */
  answer(status?: number, body?: unknown): Promise<void>;
}

/** A server that answers when the test says so, and other tabs that never tell anything; needs fake timers. What it was asked, in turn. */
export function standInCalls(): Asked[] {
  const asked: Asked[] = [];
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
        asked.push({
          what: `${method} ${url.replace("/api/v1/", "")}`,
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
        });
      }),
  );
  return asked;
}
