import type { ApiMessage } from "../api/message.ts";
import { shell } from "../face.ts";

const HTML = "text/html";

/** A call that nobody answers is given up after this long. */
const TIME_LIMIT = 15_000;

/** An answer with a status that is no success. */
export class HttpError extends Error {
  override name = "HttpError";
  status: number;
  url: string;
  /** The server's sentence for the visitor; empty when it sent none. Text, never HTML. */
  text: string;
  /** What the status says in words, such as `Not Found`; empty over HTTP/2. */
  statusText: string | undefined;
  constructor(status: number, url: string, text: string, statusText?: string) {
    super(`${status} from ${url}`);
    this.status = status;
    this.url = url;
    this.text = text;
    this.statusText = statusText;
  }
}

/** An answer of another type than was asked for, such as an error page where JSON was due. */
export class AnswerError extends Error {
  override name = "AnswerError";
}

export interface CallOptions {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as a form, urlencoded; asked anew for each attempt, as fields against forged requests are others after a login. */
  form?(): URLSearchParams;
  /** The path is one of the host, not of the application. */
  ofHost?: true;
  /** Milliseconds after which an attempt is given up; 15 s when missing. */
  timeLimit?: number;
  /** What is sent gets there also when the page is closed. Only for a few kilobytes. */
  keepalive?: true;
  /**
   * `false`: an answer that wants a login is a failure like any other, for what the visitor did not ask for. `resume`: what may change
   * something is asked again, once, without a question, for what does no harm a second time and the visitor can see.
   */
  login?: false | "resume";
  /** The caller's; when it aborts the call rejects with an `AbortError`. */
  signal?: AbortSignal;
}

/**
 * Calls the server at a path under the application path, or under the host's root. Resolves with the parsed JSON (undefined for an empty answer);
 * rejects with `HttpError`, `AnswerError`, a `TimeoutError` when 15 s, or `timeLimit`, pass without an answer, an `AbortError`, or the network's
 * `TypeError`. Where the server wants a login it waits for that, unless `login` is false, and asks once more: what may change something only
 * when the visitor says so. Nothing else is repeated. ERR-01
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

/** Like `call`, where the answer says nothing but that it is done; a page in its place does not say so. */
export async function tell(path: string, options: CallOptions): Promise<void> {
  const response = await send(path, "application/json", options);
  if (isHtml(response) && /<body/i.test(await response.text()))
    throw new AnswerError(`expected no page from ${response.url}`);
}

/** Like `call`, for a fragment of the server's own HTML. */
export async function callHtml(path: string, options: CallOptions = {}): Promise<string> {
  const response = await send(path, HTML, options);
  if (!isHtml(response)) throw new AnswerError(`expected HTML from ${response.url}`);
  return response.text();
}

async function send(path: string, accept: string, options: CallOptions): Promise<Response> {
  const again = (): Promise<Response> => ask(path, accept, options);
  let response = await again();
  if (options.login !== false && (response.status === 401 || (await isPage(response, accept)))) {
    const { afterLogin } = await import("./after-login.ts");
    response = await afterLogin(response, again, options);
  }
  if (!response.ok) throw new HttpError(response.status, response.url, await sentence(response), response.statusText);
  return response;
}

/** A whole page where something else was due. */
const isPage = async (response: Response, accept: string): Promise<boolean> =>
  response.ok &&
  isHtml(response) &&
  (accept !== HTML || response.redirected || /<body/i.test(await response.clone().text()));

const isHtml = (response: Response): boolean => /^text\/html/i.test(response.headers.get("Content-Type") ?? "");

function ask(
  path: string,
  accept: string,
  { method = "GET", json, form, ofHost, timeLimit = TIME_LIMIT, keepalive, signal }: CallOptions,
): Promise<Response> {
  const limit = AbortSignal.timeout(timeLimit);
  return fetch((ofHost ? "" : shell().settings.app) + path, {
    method,
    // The header keeps servers from answering a call with a redirect to their login page.
    headers: {
      Accept: accept,
      "X-Requested-With": "XMLHttpRequest",
      ...(json === undefined ? {} : { "Content-Type": "application/json" }),
    },
    body: json === undefined ? form?.() : JSON.stringify(json),
    keepalive,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  });
}

async function sentence(response: Response): Promise<string> {
  try {
    const { Message } = (await response.json()) as Partial<ApiMessage>;
    return typeof Message === "string" ? Message : "";
  } catch {
    return "";
  }
}
