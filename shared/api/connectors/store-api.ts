import { fetchWithin } from "../../http/fetch-within.ts";
import { shell } from "../../shell-api.ts";
import type { LineOptions } from "../connector.ts";
import { Refused } from "./refused.ts";

/** The Store API of WooCommerce, version 1, which each shop has. Its sessions are those of the shop's own pages. */

const ROOT = "/wp-json/wc/store/v1";
const TIME_LIMIT_MS = 15_000;

export interface StoreOptions extends LineOptions {
  method?: "GET" | "POST" | "DELETE";
  json?: object;
  signal?: AbortSignal | undefined;
}

/** The latest nonce that the API has sent. Requests that change something need it; each response sends a new one. */
let nonce = "";

/**
 * Calls the API at a path such as `/cart`. Resolves with its JSON. A request whose nonce is missing or has expired was
 * refused, and is sent once more with a new one. Rejects with `Refused`, or as `fetch` does.
 */
export async function callStore(path: string, options: StoreOptions = {}): Promise<unknown> {
  const isChange = (options.method ?? "GET") !== "GET";
  if (isChange && !nonce) await request("/cart", {});
  let response = await request(path, options);
  if (isChange && (response.status === 401 || response.status === 403)) {
    const refused = await problemOf(response);
    if (!/_(missing|invalid)_nonce$/.test(refused.code)) throw errorOf(response, refused);
    nonce = "";
    await request("/cart", {});
    response = await request(path, options);
  }
  if (!response.ok) throw errorOf(response, await problemOf(response));
  const text = await response.text();
  try {
    return text ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    throw new Error(`expected JSON from ${response.url}`);
  }
}

async function request(path: string, { method = "GET", json, keepalive, signal, timeLimit }: StoreOptions) {
  const response = await fetchWithin(timeLimit ?? TIME_LIMIT_MS, shell().settings.app + ROOT + path, {
    method,
    headers: {
      Accept: "application/json",
      ...(json && { "Content-Type": "application/json" }),
      ...(method !== "GET" && { Nonce: nonce }),
    },
    body: json && JSON.stringify(json),
    cache: "no-store",
    keepalive,
    signal,
  });
  nonce = response.headers.get("Nonce") ?? nonce;
  return response;
}

interface Problem {
  code: string;
  message: string;
}

async function problemOf(response: Response): Promise<Problem> {
  const { code, message } = ((await response.json().catch(() => null)) ?? {}) as Partial<Record<string, unknown>>;
  return { code: typeof code === "string" ? code : "", message: typeof message === "string" ? textOf(message) : "" };
}

/** The error of a refused request. A line that no longer exists is a 404, as in the calls of the specification. */
const errorOf = ({ status }: Response, { code, message }: Problem): Refused =>
  new Refused(code === "woocommerce_rest_cart_invalid_key" ? 404 : status, message);

/** The text of HTML: names and messages of WordPress have entities, such as `&#8217;`, and sometimes elements. */
export function textOf(html: string): string {
  return new DOMParser().parseFromString(html, "text/html").body.textContent.trim();
}
