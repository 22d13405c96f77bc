import { emit } from "../../shared/events.ts";
import type { UnloadEvent } from "../../shared/page/unload-event.ts";
import type { PageVisit, VisitOptions } from "../../shared/shell-api.ts";
import { isFullLoad } from "../core/settings.ts";
import { type Arrival, arrive, takeKept } from "./arrive.ts";
import { type Content, invalidateCache, liveSelector } from "./cache.ts";
import { openIn, report } from "./dialogs.ts";
import { showProgress, unlessLeaving } from "./fetch.ts";
import { address } from "./history.ts";
import { beforePaint } from "./land.ts";
import { noPage, NotAPage, type PageResponse, pageSection } from "./page.ts";
import type { Session } from "./session.ts";
import { type Shown, showIn } from "./show.ts";

export interface VisitRequest extends VisitOptions {
  url: string;
  /** The link that the visitor followed. */
  link?: Element;
  method?: string;
  body?: BodyInit | null;
  /** Back or Forward: the history entry exists already. */
  traverse?: boolean;
  /** A cached page: nothing is requested, and no scripts run. */
  kept?: Content | undefined;
  /** With `inPlace`: without a time limit. */
  isPatient?: boolean;
  /** A response that has been fetched already. */
  fetchedPage?: PageResponse;
  /** The visitor has agreed to leave what is not saved. */
  isAgreed?: boolean;
}

interface RunningVisit {
  /** Its URL if a second click on the same link joins it, else empty. */
  joinableUrl: string;
  /** Aborting it has no effect any more once the page is shown while it arrives. */
  abort: AbortController;
  shown: Promise<boolean>;
}

export interface VisitState {
  /** The visit that has not ended yet. */
  runningVisit?: RunningVisit | undefined;
}

/** A visit that has been decided. */
export interface Visit {
  visitRequest: VisitRequest;
  /** The detail of its page events. */
  pageVisit: PageVisit;
  signal: AbortSignal;
  /** The element that had the focus when the visit began. */
  focusedBefore: Element | null;
  hideProgress?: (() => void) | undefined;
  shown?: Shown | undefined;
  /** Resolves with whether all of the page is there. */
  ended?: Promise<boolean> | undefined;
}

const root = document.documentElement;

/** Follows a link whose click the shell handles: a visit, or one whose page is shown in a dialog or in another element. */
export function follow(session: Session, link: Element, url: string): void {
  const is = (selector: string): boolean => link.matches(selector);
  if (is("[data-modal]:not([data-modal=false])")) openIn("dialogs", session, link, url);
  else if (is("[data-ajax-target]")) openIn("places", session, link, url);
  else void visit(session, { url, link, stay: is("[data-stay]:not([data-stay=false])") });
}

/**
 * Shows a page in place. Resolves with whether all of it is there: with false when the visit was cancelled, superseded or left
 * to the browser, when the response is empty or a form failed, and when a page that arrived in parts was left or broke off.
 *
 * The steps of a visit, in this order: decide, leave, fetch, read, prepare, swap, land, finish.
 */
export async function visit(session: Session, request: VisitRequest): Promise<boolean> {
  if (request.target)
    return (await session.load<typeof import("../extras/places/index.ts")>("places")).visitTarget(session, request);
  if (session.endWait) {
    // The previous page lands now, and its scripts run; this visit starts in the task that follows, so that they can
    // cancel it.
    session.endWait();
    await beforePaint(session);
  }
  return decide(session, request);
}

/** Starts the visit, unless the same one is running, the site cancels it, or it is left to the browser. */
function decide(session: Session, request: VisitRequest): Promise<boolean> | boolean {
  const url = new URL(request.url, location.href).href;
  const { method = "GET" } = request;
  const joinableUrl = method === "GET" && !request.uncached && !request.traverse ? url : "";
  // A double click starts one request.
  if (joinableUrl && session.runningVisit?.joinableUrl === joinableUrl) return session.runningVisit.shown;
  const target = pageSection(document);
  if (!target || (method === "GET" && !request.inPlace && needsBrowser(url))) return leaveToBrowser(url, request);
  if (!request.isAgreed && !request.inPlace) {
    const isAsked = !mayUnload();
    if (isAsked || document.querySelector("[data-warn-unsaved]")) {
      type Unsaved = typeof import("../extras/unsaved/index.ts");
      return session.load<Unsaved>("unsaved").then(
        ({ askBefore }) => askBefore(session, request, isAsked),
        () => leaveToBrowser(url, request),
      );
    }
  }
  const pageVisit: PageVisit = {
    url,
    method,
    headers: {},
    kept: !!request.kept,
    traverse: !!request.traverse,
    stay: request.stay,
    target,
  };
  if (!emit(document, "page:leave", pageVisit) && !request.traverse) return false;
  stop(session);
  // The server may have acted, whatever happens to the response.
  if (method !== "GET") invalidateCache(session, liveSelector);
  const abort = new AbortController();
  const running: RunningVisit = (session.runningVisit = { joinableUrl, abort, shown: Promise.resolve(false) });
  const decided: Visit = {
    visitRequest: request,
    pageVisit,
    signal: abort.signal,
    focusedBefore: document.activeElement,
  };
  return (running.shown = run(session, decided).finally(() => session.runningVisit === running && stop(session)));
}

/** Asks the handlers of the page that a full load would ask. */
function mayUnload(): boolean {
  const event: UnloadEvent = document.createEvent("BeforeUnloadEvent");
  event.initEvent("beforeunload", false, true);
  event.isVisit = true;
  return dispatchEvent(event) && !event.returnValue;
}

/**
 * Only the browser can find and highlight a text fragment. Its timer for a `<meta http-equiv="refresh">` of the displayed
 * page only ends with the document.
 */
const needsBrowser = (url: string): boolean =>
  url.includes(":~:") || isFullLoad(new URL(url)) || !!document.querySelector("meta[http-equiv=refresh i]");

/** Aborts the running visit. */
export function stop(session: VisitState): void {
  session.runningVisit?.abort.abort();
  session.runningVisit = undefined;
  root.classList.remove("page-out");
}

/** Runs the steps. Resolves with whether the page was shown. */
async function run(session: Session, decided: Visit): Promise<boolean> {
  const { pageVisit, visitRequest: request, signal } = decided;
  const hideProgress = (decided.hideProgress = request.kept ? undefined : showProgress(pageVisit.target));
  let next: Arrival | undefined;
  leave(decided);
  try {
    next = request.kept
      ? takeKept(session, request.kept)
      : await unlessLeaving(() => arrive(session, decided), pageVisit.method !== "GET");
    if (signal.aborted) return false;
    if (!next.arriving) hideProgress?.();
    await showIn(session, decided, next);
    return !!(await decided.ended);
  } catch (error) {
    const { shown } = decided;
    if (signal.aborted || shown?.life.aborted || error === noPage) return false;
    if (request.inPlace) throw error;
    if (shown && pageVisit.method !== "GET") {
      // The form was sent, and its answer is there; some of its scripts have not run.
      reportError(error);
      return true;
    }
    return recover(session, decided, error);
  } finally {
    hideProgress?.();
    next?.pageRun?.stop();
    // The scope of a promise may live on, and these would keep elements of the page alive.
    decided.shown = decided.ended = undefined;
  }
}

function leave({ pageVisit, visitRequest: request }: Visit): void {
  if (!request.kept) root.classList.add("page-out");
  emit(document, "page:out", pageVisit);
}

/** Leaves a failed visit to the browser where that is safe; else reports it. Returns false. */
function recover(session: Session, { pageVisit, visitRequest: request }: Visit, error: unknown): boolean {
  const isNotAPage = error instanceof NotAPage;
  // The browser may repeat a GET. It must not resend a form, but may load the page that the form redirected to.
  if (pageVisit.method === "GET" || (isNotAPage && error.repeatable))
    return leaveToBrowser(isNotAPage ? error.url + new URL(pageVisit.url).hash : pageVisit.url, request);
  if (emit(document, "page:error", { ...pageVisit, error }))
    report(session, ({ showFormError }) => showFormError(error));
  return false;
}

/** Loads `url` in full. Returns false. */
function leaveToBrowser(url: string, request: VisitRequest): boolean {
  // To a URL that differs only in its hash, the browser would just scroll.
  const wouldScroll = url.includes("#") && url.split("#")[0] === address();
  if (!request.traverse) location[request.history === "replace" ? "replace" : "assign"](url);
  if (request.traverse || wouldScroll) location.reload();
  return false;
}
