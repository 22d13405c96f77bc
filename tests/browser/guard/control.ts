import type { PreparedResponse } from "../../../fixtures-html/cms/control/prepared-responses.ts";
import type { LabPage } from "../../../fixtures-html/cms/control/lab-page.ts";
import type { LogEntry } from "../../../fixtures-html/cms/control/request-log.ts";

export type Control = ReturnType<typeof controlOf>;

/** A JSON response, for `control.answer`. */
export const json = (body: unknown, status = 200) => ({
  status,
  contentType: "application/json",
  body: JSON.stringify(body),
});

/**
 * Controls the stand-in at `home` for the test whose pages have a user agent that ends with `agentSuffix(key)`; without a
 * key, for pages with any other user agent.
 */
export function controlOf(home: string, key = "") {
  const send = async (name: string, body?: object): Promise<Response> => {
    const response = await fetch(new URL(`/__control/${name}`, home), {
      method: name === "log" || name === "faults" ? "GET" : "POST",
      headers: { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`the stand-in refused /__control/${name} with ${response.status}: ${await response.text()}`);
    return response;
  };
  return {
    /** Clears carts, prepared responses, pages and the log. From now on the stand-in answers only pages of this test. */
    reset: () => send("reset", { key }),
    answer: (answer: PreparedResponse) => send("answers", answer),
    /** Lets the prepared response that waits at this gate go on. */
    open: (gate: string) => send("open", { gate }),
    /** Stops the shop's clock at a time, such as 2026-12-24T10:00:00Z, until the next reset. */
    clock: (time: string) => send("clock", { time }),
    /** Changes the price of a variant until the next reset, in cents. */
    price: (variantId: string, price: number) => send("prices", { variantId, price }),
    /** Serves `html` at a path under /lab/; `{{nonce}}` in it becomes the nonce of the policy. */
    page: (path: string, html: string, options: Pick<LabPage, "headers" | "status"> = {}) =>
      send("pages", { path, html, ...options }),
    /** Requests since the last reset, oldest first. */
    log: async () => (await (await send("log")).json()) as LogEntry[],
    /**
     * Holds the deferred scripts of each page that is loaded, until the page sends a POST to the `src` of its script with
     * `data-gate`.
     */
    holdScripts: () => send("hold-scripts"),
    /** Adds a script to each page that is loaded, which reports the page's faults to the stand-in. */
    watchFaults: () => send("watch-faults"),
    /** Faults that pages have reported since the last reset. */
    faults: async () => (await (await send("faults")).json()) as string[],
  };
}
