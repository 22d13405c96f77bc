import { Window } from "happy-dom";
import { vi } from "vitest";
import { wooCommerce, type WooOptions } from "../../../fixtures-html/woocommerce/server.ts";
import type { Connector, Resource } from "../../../shared/api/connector.ts";
import { withOurErrors } from "../../../shared/api/connectors/errors.ts";
import { connector } from "../../../shared/api/connectors/systems/woocommerce.ts";
import type { OwnApi } from "../../../shared/shell-api.ts";
import { standInShell } from "./shell.ts";

type Answer = (path: string, init?: RequestInit) => Promise<Response>;

/** Opens a page of the stand-in of WooCommerce for a new visitor. Call `vi.unstubAllGlobals` after each test. */
export function openWooPage(options?: WooOptions) {
  const { app, visitors } = wooCommerce(options);
  let cookie = "";
  const request: Answer = async (path, init) => {
    const response = await app.request(path, { ...init, headers: { ...init?.headers, Cookie: cookie } });
    cookie = response.headers.get("Set-Cookie")?.split(";")[0] ?? cookie;
    return response;
  };
  const window = new Window({ url: "http://shop.example/" });
  vi.stubGlobal("window", window);
  for (const name of ["document", "location", "DOMParser"] as const) vi.stubGlobal(name, window[name]);
  const { name, ...resources } = connector;
  const adapted = Object.entries(resources).map(([key, each]) => [key, withOurErrors(each, key as Resource)]);
  (standInShell({ culture: "en" }) as OwnApi).connector = { name, ...Object.fromEntries(adapted) } as Connector;
  /** Answers requests; a test may replace it. */
  const answer = vi.fn<Answer>(request);
  vi.stubGlobal("fetch", (url: string | URL, init?: RequestInit) => {
    const { pathname, search } = new URL(url, "http://shop.example");
    return answer(pathname + search, init);
  });
  return {
    answer,
    request,
    /** The requests that were sent, such as `GET /products/40`. */
    sent: (): string[] =>
      answer.mock.calls.map(([path, init]) => `${init?.method ?? "GET"} ${path.replace("/wp-json/wc/store/v1", "")}`),
    cart: () => visitors.all().at(-1)!.cart,
    visitors,
    /** Shows another page in place. */
    leave: () => window.document.dispatchEvent(new window.CustomEvent("page:loaded")),
    hide: () => window.dispatchEvent(new window.Event("pagehide")),
  };
}

export const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => "no failure",
    (error: unknown) => error,
  );
