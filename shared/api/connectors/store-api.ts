import { fetchWithin } from "../../http/fetch-within.ts";
import { shell } from "../../shell-api.ts";
import type { ChangeOptions } from "../connector.ts";
import { Refused } from "./refused.ts";
import { parseDocument } from "../../dom/parse-document.ts";

/** The Store API of WooCommerce, version 1, which each shop has. Its sessions are those of the shop's own pages. */

const STORE = "wc/store/v1";
const TIME_LIMIT_MS = 15_000;

export interface StoreOptions extends ChangeOptions {
  method?: "GET" | "POST" | "DELETE";
  json?: object;
  signal?: AbortSignal | undefined;
}

/** The latest nonce that the API has sent. Requests that change something need it; each response sends a new one. */
let nonce = "";

/** Whether the next change can be sent without a request for a nonce before it. */
export const hasNonce = (): boolean => nonce !== "";

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
  if (!response.ok) throw await refusalOf(response);
  const text = await response.text();
  try {
    return text ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    throw new Error(`expected JSON from ${response.url}`);
  }
}

async function request(path: string, { method = "GET", json, keepalive, signal, timeLimit }: StoreOptions) {
  const response = await fetchWithin(timeLimit ?? TIME_LIMIT_MS, addressOf(path), {
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

/**
 * The address of a path of the API. WordPress names the root of its API in each page: in a shop without permalinks it is
 * `/index.php?rest_route=/`. The host is left out, because the shop may know itself under another one.
 */
function addressOf(path: string): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel="https://api.w.org/"]');
  const { pathname, searchParams } = new URL(link?.href ?? `${shell().settings.app}/wp-json/`, location.href);
  const [route, query] = path.split("?");
  const root = searchParams.get("rest_route");
  const address = root === null ? pathname + STORE + route : `${pathname}?rest_route=${root + STORE + route}`;
  return query ? address + (root === null ? "?" : "&") + query : address;
}

/** The error of a refused request. */
export const refusalOf = async (response: Response): Promise<Refused> => errorOf(response, await problemOf(response));

interface Problem {
  code: string;
  message: string;
}

async function problemOf(response: Response): Promise<Problem> {
  const answer = ((await response.json().catch(() => null)) ?? {}) as Refusal;
  // An address is refused in the words of WordPress; those of the shop are in the details.
  const [detail] = Object.values(answer.data?.details ?? {});
  const { code, message } = detail ?? answer;
  return { code: typeof code === "string" ? code : "", message: typeof message === "string" ? textOf(message) : "" };
}

interface Refusal {
  code?: unknown;
  message?: unknown;
  data?: { details?: Record<string, Refusal> | null } | null;
}

/** Messages for programmers, of WordPress itself and about nonces and ids. Visitors get a general one. */
const notForVisitors = /^rest_|_nonce$|_invalid_(id|slug)$|^invalid_country$/;

/**
 * As in the calls of the specification, 404 is a line that no longer exists: a shop that
 * blocks its API sends it too.
 */
function errorOf({ status }: Response, { code, message }: Problem): Refused {
  const isGone = code === "woocommerce_rest_cart_invalid_key";
  return new Refused(isGone ? 404 : status === 404 ? 501 : status, notForVisitors.test(code) ? "" : message);
}

/** The text of HTML: names and messages of WordPress have entities, such as `&#8217;`, and sometimes elements. */
export function textOf(html: string): string {
  return parseDocument(html).body.textContent.trim();
}
