import { emit } from "../../shared/events.ts";
import type { PageVisit, VisitOptions } from "../../shared/shell-api.ts";
import { detachChildren } from "../detach-children.ts";
import type { Core } from "../core.ts";
import { type Content, invalidateCache } from "./page-cache.ts";
import { finish } from "./finish.ts";
import { readPage } from "./read-page.ts";
import { pageSection } from "./parse.ts";
import { snapshotGlobals } from "./globals.ts";
import { liveSelector } from "./parts.ts";
import { showProgress } from "./progress.ts";
import { type Answer, fetchPage, noContent, NotAPage } from "./request.ts";
import { collectReadyHandlers, type ReadyHandlers } from "./ready-handlers.ts";
import { newScripts, runInert, runOnce } from "./scripts.ts";
import { beforePaint, flush } from "./pre-paint-queue.ts";
import { ANIMATION, type EntryChange, type Show } from "./show.ts";
import { addStyles } from "./styles.ts";

interface VisitRequest extends VisitOptions {
  url: string;
  /** The link that the visitor followed. */
  link?: Element;
  method?: string;
  body?: BodyInit | null;
  /** Back or Forward: the history entry exists already. */
  traverse?: boolean;
  /** A response that has been fetched already. */
  fetched?: { answer: Answer; doc: Document };
}

export interface Visits {
  /** Shows a page in place. False when the visit was cancelled, superseded or left to the browser. */
  visit(request: VisitRequest): Promise<boolean>;
  /** Shows a cached page. */
  showCached(content: Content): void;
  /** Aborts the running visit. */
  stop(): void;
  /** Shows another state of the current page; false when that state is not cached. */
  showState(content: Content): boolean;
  content(): Content;
}

interface Needs {
  core: Core;
  show: Show;
  /** Tells the visitor that a form failed. */
  notSent(error: unknown): void;
  /** Ends the current page's scripts. Returns the signal of the next page. */
  newLife(): AbortSignal;
}

interface Running {
  id: string;
  abort: AbortController;
  shown: Promise<boolean>;
}

const root = document.documentElement;

/** `notSent` tells the visitor that a form failed. A failed GET is left to the browser. */
export function createVisits(core: Core, show: Show, notSent: (error: unknown) => void): Visits {
  let running: Running | undefined;
  /** Ends with the current page: its scripts may run until the next page is shown. */
  let life = new AbortController();

  function visit(request: VisitRequest): Promise<boolean> {
    // Finish the pending `page:loaded` of the previous visit.
    if (flush()) return new Promise<void>(beforePaint).then(() => visit(request));
    const url = new URL(request.url, location.href).href;
    const method = (request.method ?? "GET").toUpperCase();
    const id = method === "GET" && !request.uncached ? url : "";
    // A double click starts one request.
    if (id && running?.id === id) return running.shown;
    const section = pageSection(document);
    // Only the browser can find and highlight a text fragment.
    if (!section || (method === "GET" && url.includes(":~:"))) return leave(url, request);
    const page: PageVisit = {
      url,
      method,
      headers: {},
      kept: false,
      traverse: !!request.traverse,
      stay: request.stay,
      target: section,
    };
    if (!emit(document, "page:leave", page) && !request.traverse) return Promise.resolve(false);
    stop();
    // The server may have acted, whatever happens to the response.
    if (method !== "GET") invalidateCache(liveSelector);
    const current: Running = (running = { id, abort: new AbortController(), shown: Promise.resolve(false) });
    current.shown = load(page, request, current.abort.signal, { core, show, notSent, newLife }).finally(() => {
      if (running !== current) return;
      running = undefined;
      root.classList.remove("page-out");
    });
    return current.shown;
  }

  function showCached(content: Content): void {
    const target = pageSection(document);
    if (!target) return location.reload();
    const page: PageVisit = { url: location.href, method: "GET", headers: {}, kept: true, traverse: true, target };
    emit(document, "page:leave", page);
    stop();
    emit(document, "page:out", page);
    emit(document, "page:swap", page);
    newLife();
    show.page(page, content, content.nodes!, "none", document.activeElement);
    const { signal } = (running = { id: "", abort: new AbortController(), shown: Promise.resolve(true) }).abort;
    beforePaint(() => finish(page, signal));
  }

  function showState(content: Content): boolean {
    const isCached = show.state(content);
    if (isCached) stop();
    return isCached;
  }

  function newLife(): AbortSignal {
    life.abort();
    return (life = new AbortController()).signal;
  }

  function stop(): void {
    running?.abort.abort();
    root.classList.remove("page-out");
    running = undefined;
  }

  return { visit, showCached, showState, stop, content: show.content };
}

/** Hands the visit to the browser as a full load. Always resolves with false. */
function leave(url: string, request: VisitRequest): Promise<boolean> {
  if (request.traverse) location.reload();
  else location[request.history === "replace" ? "replace" : "assign"](url);
  return Promise.resolve(false);
}

function entryOf(page: PageVisit, { history }: VisitRequest, { redirected }: Answer): EntryChange {
  if (page.traverse || history === "none") return "none";
  // Without a redirect, a form's response replaces the page at the same entry, unless `data-ajax-push` asks for a new
  // one.
  if (page.method !== "GET" && !redirected && !history) return "none";
  return page.url === location.href ? "replace" : (history ?? "push");
}

/** Fetches the page of `request`, swaps it in and runs its scripts. `signal` aborts the visit. */
async function load(
  page: PageVisit,
  request: VisitRequest,
  signal: AbortSignal,
  { core, show, notSent, newLife }: Needs,
): Promise<boolean> {
  const progress = showProgress(page.target);
  const from = document.activeElement;
  const { hash } = new URL(page.url);
  let ready: ReadyHandlers | undefined;
  try {
    root.classList.add("page-out");
    emit(document, "page:out", page);
    const out = new Promise((resolve) => setTimeout(resolve, ANIMATION));
    emit(document, "page:request", page);
    const { answer, doc } = request.fetched ?? (await fetchPage({ ...request, ...page }, signal));
    page.document = doc;
    page.url = answer.url + hash;
    page.redirected = answer.redirected;
    const { section, content, hasSection } = readPage(page, answer, core, show.content());
    ready = collectReadyHandlers();
    const outer = hasSection ? newScripts(doc, section) : { before: [], after: [] };
    await Promise.all([out, hasSection && addStyles(doc)]);
    if (signal.aborted) return false;
    if (outer.before.length > 0) {
      snapshotGlobals();
      await runOnce(outer.before, document.head, signal);
      if (signal.aborted) return false;
    }
    progress();
    emit(document, "page:swap", page);
    const inner = [...section.querySelectorAll("script")];
    const alive = newLife();
    // Scripts of the page run before its islands mount, with scroll and focus in their final place.
    const landed = new Promise<void>(beforePaint);
    const inParts = show.page(
      page,
      content,
      hasSection ? detachChildren(section) : section,
      entryOf(page, request, answer),
      from,
      request,
    );
    const scripts = [...inner, ...inParts];
    content.unfinished = scripts.length + outer.after.length > 0;
    await landed;
    await runInert(scripts, alive);
    await runOnce(outer.after, document.body, alive);
    if (alive.aborted) return true;
    delete content.unfinished;
    ready.fire(hasSection && doc.body.hasAttribute("onload"));
    finish(page, signal);
    return true;
  } catch (error) {
    if (signal.aborted || error === noContent) return false;
    if (request.inPlace) throw error;
    return recover(error, page, request, hash, notSent);
  } finally {
    progress();
    ready?.stop();
  }
}

/** Leaves a failed visit to the browser where that is safe; else reports it. Resolves with false. */
function recover(
  error: unknown,
  page: PageVisit,
  request: VisitRequest,
  hash: string,
  notSent: Needs["notSent"],
): Promise<boolean> | false {
  const isNotAPage = error instanceof NotAPage;
  // The browser may repeat a GET. It must not resend a form, but may load the page that the form redirected to.
  if (page.method === "GET" || (isNotAPage && error.repeatable))
    return leave(isNotAPage ? error.url + hash : page.url, request);
  if (emit(document, "page:error", { ...page, error })) notSent(error);
  return false;
}
