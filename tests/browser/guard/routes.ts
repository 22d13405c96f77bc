// Replaces `page.route`: Playwright's turns the browser's cache off, so each page load of such a test would take three
// times as long. This one stops the requests of the page itself. For frames of other sites, for popups, and for files
// that a test loads more than once (the page has them in memory by then), tests use `context.route`.
import type { APIResponse, CDPSession, Page, Request, Route } from "@playwright/test";

type Url = Parameters<Page["route"]>[0];
type Handler = Parameters<Page["route"]>[1];
type Fulfilment = NonNullable<Parameters<Route["fulfill"]>[0]>;

interface Entry {
  url: Url;
  matches: (url: string) => boolean;
  handler: Handler;
  /** How many more requests it handles. */
  left: number;
}

/** `Fetch.requestPaused` of the DevTools protocol. */
interface Paused {
  requestId: string;
  request: { url: string; method: string; headers: Record<string, string>; postData?: string };
  resourceType: string;
  /** Set when the request is the next step of a redirect. */
  redirectedRequestId?: string;
}

/** Gives `page` its own `route`, `unroute` and `unrouteAll`, for this test. */
export function replaceRoute(page: Page): void {
  const entries: Entry[] = [];
  let session: Promise<CDPSession> | undefined;

  const start = async (): Promise<CDPSession> => {
    const devtools = await page.context().newCDPSession(page);
    devtools.on("Fetch.requestPaused", (paused) => void handle(devtools, page, entries, paused as Paused));
    return devtools;
  };
  /** Stops the requests that the entries are about, and no others. */
  const update = async (): Promise<void> => {
    const devtools = await (session ??= start());
    const patterns = new Set(entries.map(({ url }) => wildcards(url)));
    // An empty list would stop every request.
    if (patterns.size === 0) patterns.add("none:");
    // Turning the cache off and on again forgets the files that the page holds in memory, whose requests nothing can stop.
    for (const cacheDisabled of [true, false]) await devtools.send("Network.setCacheDisabled", { cacheDisabled });
    await devtools.send("Fetch.enable", { patterns: [...patterns].map((urlPattern) => ({ urlPattern })) });
  };

  page.route = async (url, handler, { times = Infinity } = {}) => {
    entries.unshift({ url, matches: matcher(url), handler, left: times });
    await update();
    return { dispose: () => page.unroute(url, handler), [Symbol.asyncDispose]: () => page.unroute(url, handler) };
  };
  page.unroute = async (url, handler) => {
    const kept = entries.filter((entry) => String(entry.url) !== String(url) || (handler && entry.handler !== handler));
    entries.splice(0, entries.length, ...kept);
    await update();
  };
  page.unrouteAll = async () => {
    entries.length = 0;
    const devtools = await session;
    session = undefined;
    // The page may be closed. Requests that are stopped go on.
    await devtools?.detach().catch(() => undefined);
  };
}

/** Runs the handlers of a request, the latest first, until one does not fall back. */
async function handle(devtools: CDPSession, page: Page, entries: Entry[], paused: Paused): Promise<void> {
  const { url } = paused.request;
  const handlers = paused.redirectedRequestId ? [] : entries.filter(({ matches, left }) => left > 0 && matches(url));
  const next = async (): Promise<void> => {
    const entry = handlers.shift();
    if (!entry) return send(devtools, "Fetch.continueRequest", { requestId: paused.requestId });
    entry.left--;
    const route = routeOf(devtools, page, paused, next);
    await entry.handler(route, route.request());
  };
  await next();
}

/** What the tests use of Playwright's `Route`. */
function routeOf(devtools: CDPSession, page: Page, paused: Paused, fallback: () => Promise<void>): Route {
  const { requestId, request, resourceType } = paused;
  const route: Partial<Route> = {
    request: () => requestOf(paused),
    fallback,
    continue: () => send(devtools, "Fetch.continueRequest", { requestId }),
    abort: (code) =>
      send(devtools, "Fetch.failRequest", {
        requestId,
        errorReason: code === "connectionreset" ? "ConnectionReset" : "Failed",
      }),
    fetch: () =>
      page.request.fetch(request.url, {
        method: request.method,
        headers: request.headers,
        ...(request.postData === undefined ? {} : { data: request.postData }),
        maxRedirects: resourceType === "Document" ? 0 : 20,
      }),
    fulfill: async (answer = {}) => send(devtools, "Fetch.fulfillRequest", { requestId, ...(await answerOf(answer)) }),
  };
  return route as Route;
}

function requestOf({ request, resourceType }: Paused): Request {
  const { url, method, headers, postData } = request;
  const found: Partial<Request> = {
    url: () => url,
    method: () => method,
    headers: () => Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    // The protocol calls both fetches and XMLHttpRequests "XHR".
    resourceType: () =>
      (resourceType === "XHR" ? "fetch" : resourceType.toLowerCase()) as ReturnType<Request["resourceType"]>,
    isNavigationRequest: () => resourceType === "Document",
    postData: () => postData ?? null,
    postDataBuffer: () => (postData === undefined ? null : Buffer.from(postData)),
    postDataJSON: () => (postData === undefined ? null : JSON.parse(postData)),
  };
  return found as Request;
}

/** The parameters of `Fetch.fulfillRequest`. */
async function answerOf({ response, status, headers, contentType, body, json }: Fulfilment) {
  const content = json === undefined ? (body ?? (await response?.body()) ?? "") : JSON.stringify(json);
  const type = contentType ?? (json === undefined ? undefined : "application/json");
  const all = { ...(headers ?? decodedHeaders(response)), ...(type ? { "content-type": type } : {}) };
  return {
    responseCode: status ?? response?.status() ?? 200,
    responseHeaders: Object.entries(all).map(([name, value]) => ({ name, value })),
    body: Buffer.from(content).toString("base64"),
  };
}

/** The headers of a response, without those about its encoded body: `body()` is decoded. */
function decodedHeaders(response?: APIResponse): Record<string, string> {
  const { "content-encoding": _encoding, "content-length": _length, ...headers } = response?.headers() ?? {};
  return headers;
}

/** The page may be closed, or may have aborted the request, before its handler is done. */
async function send(
  devtools: CDPSession,
  method: "Fetch.continueRequest" | "Fetch.failRequest" | "Fetch.fulfillRequest",
  parameters: object,
): Promise<void> {
  await devtools.send(method as "Fetch.continueRequest", parameters as never).catch(() => undefined);
}

function matcher(url: Url): (url: string) => boolean {
  if (typeof url === "function") return (found) => url(new URL(found));
  if (url instanceof RegExp) return (found) => url.test(found);
  if (typeof url !== "string")
    throw new Error(`A route expects a glob, a regular expression or a function, got ${String(url)}.`);
  const parts = url.split(/(\*\*|\*)/).map((part) => ({ "**": ".*", "*": "[^/]*" })[part] ?? escaped(part));
  const pattern = new RegExp(`^${parts.join("")}$`);
  return (found) => pattern.test(found);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The pattern for the DevTools protocol, which has `*` and `?` and no regular expressions. */
const wildcards = (url: Url): string =>
  typeof url === "string" ? url.replace(/\\|\?/g, "\\$&").replaceAll("**", "*") : "*";
