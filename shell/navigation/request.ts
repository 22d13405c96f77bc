import type { PageVisit } from "../../shared/face.ts";
import { contentsOf } from "../contents.ts";
import { parseHtml } from "../parse-html.ts";
import { login, takeLanded, wantsLogin } from "./login.ts";
import { parsePage } from "./parse.ts";
import { adoptNonces, renameNonces } from "./scripts.ts";

/** The answer to a page request, read and decoded. */
export interface Answer {
  /** Final address, without hash. */
  url: string;
  redirected: boolean;
  status: number;
  html: string;
  /** Nonces that the answer's own policy allows. */
  nonces: string[];
}

/** Why an answer is no page: the browser should have it. */
export class NotAPage extends Error {
  override name = "NotAPage";
  /** Final address. */
  url: string;
  /** It may be asked for again: it was a GET, or the page that a form was redirected to. */
  repeatable: boolean;
  constructor(url: string, why: string, repeatable: boolean) {
    super(`${url} ${why}`);
    this.url = url;
    this.repeatable = repeatable;
  }
}

/** What a request rejects with that was answered with nothing to show (204): the page stays. */
export const nothing = new NotAPage("", "is empty", false);

export interface PageRequest extends Pick<PageVisit, "url" | "method" | "headers"> {
  body?: BodyInit | null;
  uncached?: boolean;
  inPlace?: boolean;
  /** Back or forward: the address is there already. */
  traverse?: boolean;
}

/** An answer that was asked for before the click. */
export interface Prefetched {
  answer: Promise<Answer>;
  abort: AbortController;
}

/** Answers that were asked for before the click, by address. */
export const prefetched = new Map<string, Prefetched>();

/** Ends what was asked for before the click: it is not wanted, or no longer true. */
export function dropPrefetched(): void {
  for (const { abort } of prefetched.values()) abort.abort();
  prefetched.clear();
}

/**
 * Asks for a page and parses it; its nonces are the page's. Where the server wants the visitor to sign in, they may do so, and it is
 * asked once more. ERR-01
 */
export async function fetchPage(request: PageRequest, signal: AbortSignal): Promise<{ answer: Answer; doc: Document }> {
  const isForm = request.method !== "GET";
  let page = read(await (takePrefetched(request, signal) ?? requestPage(request, signal)));
  if (wantsLogin(page.answer, page.doc, request)) {
    const isIn = await login(isForm ? location.href : request.url, isForm, request.body);
    if (!isIn) throw request.traverse ? new NotAPage(request.url, "wants a login", true) : nothing;
    signal.throwIfAborted();
    page = (!isForm && takeLanded(request.url)) || read(await requestPage(request, signal));
    if (page.answer.status === 401 && !page.answer.html) throw new NotAPage(request.url, "wants a login", !isForm);
  }
  const { status, redirected } = page.answer;
  // It tells nothing that is worth what was typed.
  if (request.inPlace ? status >= 400 : isForm && !redirected && status >= 500) throw Error(`${status}`);
  return page;
}

/** An answer and its document. */
export const read = (answer: Answer): { answer: Answer; doc: Document } => ({
  answer,
  doc: adoptNonces(parsePage(answer.html, answer.url), answer.nonces),
});

/** Whether the answer is a document, not a fragment. */
export const isWhole = ({ html }: Answer): boolean => /<(html|body)[\s>]/i.test(html);

/** What stands in an answer that has no page section: all of a fragment, also what a document's parser moves into the head. */
export function contentOf(answer: Answer): DocumentFragment {
  const { html, url, nonces } = answer;
  if (isWhole(answer)) return contentsOf(adoptNonces(parsePage(html, url), nonces).body);
  return adoptNonces(parseHtml(html), nonces);
}

/** The answer that is under way; from now on the visit's signal ends it. */
function takePrefetched({ url, method, uncached }: PageRequest, signal: AbortSignal): Promise<Answer> | undefined {
  const found = method === "GET" && !uncached ? prefetched.get(url) : undefined;
  prefetched.delete(url);
  dropPrefetched();
  if (found) signal.addEventListener("abort", () => found.abort.abort());
  return found?.answer;
}

/** Asks for a page. Rejects with `NotAPage` for another type or origin, with what `fetch` rejects with otherwise. NAV-19 */
export async function requestPage(request: PageRequest, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(request.url, {
    method: request.method,
    body: request.body ?? null,
    headers: { Accept: "text/html, application/xhtml+xml", ...request.headers },
    cache: request.uncached ? "no-store" : "default",
    signal: request.inPlace ? AbortSignal.any([signal, AbortSignal.timeout(15_000)]) : signal,
  });
  if (response.status === 204) throw nothing;
  const type = response.headers.get("Content-Type") ?? "";
  const attached = /^attachment/i.test(response.headers.get("Content-Disposition") ?? "");
  const isPage = !attached && /^(text\/html|application\/xhtml\+xml)/i.test(type);
  // What wants a login may say so in any type.
  if (!isPage && response.status !== 401) throw new NotAPage(response.url, `is "${type}"`, response.redirected);
  if (new URL(response.url).origin !== location.origin) throw new NotAPage(response.url, "is elsewhere", true);
  const nonces = noncesOf(response.headers.get("Content-Security-Policy") ?? "");
  const html = isPage ? renameNonces(decode(await response.arrayBuffer(), type), nonces) : "";
  return { url: response.url, redirected: response.redirected, status: response.status, html, nonces };
}

/**
 * `response.text()` knows UTF-8 only; old shops write other charsets in the header or in a `<meta>` of the first kilobyte, or
 * nowhere: then it is that of the page that the browser read. A byte order mark comes before all.
 */
function decode(bytes: ArrayBuffer, type: string): string {
  const head = new TextDecoder("latin1").decode(bytes.slice(0, 1024));
  const declared = /charset=["']?([\w-]+)/i.exec(type) ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(head);
  const charset = head.startsWith("\u00ef\u00bb\u00bf") ? "utf-8" : (declared?.[1] ?? document.characterSet);
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function noncesOf(policy: string): string[] {
  return [...policy.matchAll(/'nonce-([^']+)'/g)].map((match) => match[1]!);
}
