import { readMessage } from "../api/message.ts";
import { shell } from "../shell-api.ts";
import { fetchWithin } from "./fetch-within.ts";

export const HTML = "text/html";

/** Milliseconds before a call without a response is aborted. */
const TIME_LIMIT_MS = 15_000;

/** A response whose status is not a success. */
export class HttpError extends Error {
  override name = "HttpError";
  declare status: number;
  declare url: string;
  /** The server's message for the visitor; empty when it sent none. Plain text, never HTML. */
  declare text: string;
  /** The reason phrase of the status, such as `Not Found`; empty over HTTP/2. */
  declare statusText: string | undefined;
  /** Messages of a connector about fields of the sent form, as plain text, by the names of the fields. */
  declare fields?: Readonly<Record<string, string>> | undefined;
  constructor(status: number, url: string, text: string, statusText?: string) {
    super(`${status} from ${url}`);
    this.status = status;
    this.url = url;
    this.text = text;
    this.statusText = statusText;
  }
}

/** A response of another type than requested, such as an error page instead of JSON. */
export class AnswerError extends Error {
  override name = "AnswerError";
}

export interface CallOptions {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Sent as JSON. */
  json?: unknown;
  /**
   * Returns a form body, sent urlencoded. Called for each attempt, because anti-forgery tokens change after a login.
   */
  form?(): URLSearchParams;
  /** The path is relative to the root of the host, not to the application. */
  atRoot?: true;
  /** Milliseconds after which an attempt is aborted; 15 s by default. */
  timeLimit?: number;
  /** The request is delivered even when the page is closed. Only for bodies of a few kilobytes. */
  keepalive?: true;
  /**
   * `false`: treat a response that requires a login as an ordinary failure; for calls that the visitor did not trigger.
   * `resume`: after the login, send a request that may change data once more without asking; for requests that are
   * harmless to repeat and whose result the visitor sees.
   */
  login?: false | "resume";
  /** When the signal aborts, the call rejects with an `AbortError`. */
  signal?: AbortSignal;
}

/**
 * Calls the server at a path under the application path, or under the root of the host. Resolves with the parsed JSON,
 * or with undefined for an empty response. Rejects with an `HttpError`, an `AnswerError`, a `TimeoutError` after 15 s
 * or `timeLimit`, an `AbortError`, or the `TypeError` of a network failure.
 *
 * When the server requires a login, the call waits for it and sends the request again, unless `login` is false; a
 * request that may change data is sent again only if the visitor confirms it. Nothing else is retried. ERR-01
 */
export async function call(path: string, options: CallOptions = {}): Promise<unknown> {
  const response = await send(path, "application/json", options);
  const text = await response.text();
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AnswerError(
      `expected JSON from ${response.url}, got ${response.headers.get("Content-Type") ?? "no type"}`,
    );
  }
}

/** Sends a request, again after a login. Rejects like `call`. */
export async function send(path: string, accept: string, options: CallOptions): Promise<Response> {
  const attempt = (): Promise<Response> => fetchOnce(path, accept, options);
  let response = await attempt();
  if (options.login !== false && (response.status === 401 || (await isPage(response, accept)))) {
    const { afterLogin } = await import("./after-login.ts");
    response = await afterLogin(response, attempt, options);
  }
  if (!response.ok)
    throw new HttpError(response.status, response.url, await readMessage(response), response.statusText);
  return response;
}

/** Whether the response is a full page instead of the expected content. */
const isPage = async (response: Response, accept: string): Promise<boolean> =>
  response.ok &&
  isHtml(response) &&
  (accept !== HTML || response.redirected || /<body/i.test(await response.clone().text()));

export const isHtml = (response: Response): boolean => /^text\/html/i.test(response.headers.get("Content-Type") ?? "");

function fetchOnce(
  path: string,
  accept: string,
  { method = "GET", json, form, atRoot, timeLimit = TIME_LIMIT_MS, keepalive, signal }: CallOptions,
): Promise<Response> {
  return fetchWithin(timeLimit, (atRoot ? "" : shell().settings.app) + path, {
    method,
    // `X-Requested-With` stops servers from responding with a redirect to their login page.
    headers: {
      Accept: accept,
      "X-Requested-With": "XMLHttpRequest",
      ...(json === undefined ? {} : { "Content-Type": "application/json" }),
    },
    body: json === undefined ? form?.() : JSON.stringify(json),
    keepalive,
    signal,
  });
}
