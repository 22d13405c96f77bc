import { emit } from "../../shared/events.ts";
import type { PageVisit, VisitOptions } from "../../shared/shell-api.ts";
import { mountIn } from "../core/islands-on-demand.ts";
import { isFullLoad } from "../core/settings.ts";
import type { PageRun } from "../extras/page-scripts/index.ts";
import type { KeptPlace } from "../extras/stay/index.ts";
import type { ArrivingPage } from "../extras/streaming/index.ts";
import { type Content, invalidateCache, liveSelector } from "./cache.ts";
import { openIn, report } from "./dialogs.ts";
import { fetchAndParse, showLoadingBar, unlessLeaving } from "./fetch.ts";
import { address, recordOffset } from "./history.ts";
import { announcePage, beforePaint, focusPosition, goToPosition, loadAnchors } from "./land.ts";
import { type NextPage, requireCode, noPage, NotAPage, type PageResponse, pageSection, readPage } from "./page.ts";
import { preload } from "./preload.ts";
import { loadNeededScripts, scriptsIn } from "./scripts.ts";
import type { Session } from "./session.ts";
import { addStyles } from "./head.ts";
import { hasLayers, type HistoryChange, leavePage, swap } from "./swap.ts";

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

/** The event that asks the page whether the visitor may leave; on a visit in place it has a mark. */
export interface UnloadEvent extends BeforeUnloadEvent {
  isVisit?: boolean;
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
  /** Aborted when the displayed page is replaced. */
  pageLife: AbortController;
}

/** A visit that has been decided. */
interface Visit {
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

/** A page that is ready to be shown. */
export interface Arrival extends NextPage {
  /** The page when it is shown while it arrives. */
  arriving?: ArrivingPage | undefined;
  /** Its scripts, of which those before the content have run. */
  pageRun?: PageRun | undefined;
  /** The code that closes the layers of the site that would cover the page. */
  layersCode?: typeof import("../extras/layers/index.ts") | undefined;
  /** The code that a visit with `stay` uses. */
  stayCode?: typeof import("../extras/stay/index.ts") | undefined;
  /** The code that opens the closed elements around the anchor that the page is shown at. */
  anchorsCode?: typeof import("../extras/anchors/index.ts") | undefined;
}

/** A page that has been swapped in. */
export interface Shown {
  /** Aborted when it is left. */
  life: AbortSignal;
  /** The scripts of its content that have not run yet. */
  innerScripts: HTMLScriptElement[];
  /** The page parts that changed. */
  changedParts: Element[];
  /** The element with the focus; null when the visitor is typing outside of the page section. */
  focused: Element | null;
  /** The place of the visitor, which a visit with `stay` keeps. */
  keptPlace?: KeptPlace | undefined;
}

/** Milliseconds of the out animation and of the in animation. NAV-15 */
const ANIMATION_MS = 10;

const root = document.documentElement;

/** Follows a link whose click the shell handles: a visit, or one whose page is shown in a dialog or in another element. */
export function follow(session: Session, link: Element, url: string): void {
  const is = (selector: string): boolean => link.matches(selector);
  if (is("[data-modal]:not([data-modal=false])")) openIn("dialogs", session, link, url);
  else if (is("[data-ajax-target]")) openIn("places", session, link, url);
  else void visit(session, { url, link, stay: is("[data-stay]") });
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
  const hideProgress = (decided.hideProgress = request.kept ? undefined : showLoadingBar(pageVisit.target));
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

/**
 * Shows the page, in a view transition if the site has them. The closure is made here: the scope of `run` would keep the page
 * alive.
 */
const showIn = (session: Session, decided: Visit, next: Arrival): Promise<void> =>
  session.transition?.(decided.pageVisit, historyChangeOf(decided.pageVisit, decided.visitRequest), () =>
    show(session, decided, next),
  ) ?? show(session, decided, next);

async function show(session: Session, decided: Visit, next: Arrival): Promise<void> {
  const { signal } = decided;
  if (signal.aborted) return;
  const shown = (decided.shown = swapIn(session, decided, next));
  // Unless a handler of the swap has started another visit.
  if (next.arriving && !signal.aborted) letGo(session, shown.life, decided.hideProgress!);
  await beforePaint(session);
  if (!next.arriving) land(session, decided, next, shown);
  // In the same task, so that the page's inline scripts run before its islands, and before a visit that they may cancel.
  decided.ended = end(decided, next, shown);
}

/** Shows the rest of a page that is arriving, and ends the visit. Resolves with whether all of the page is there. */
async function end(decided: Visit, next: Arrival, shown: Shown): Promise<boolean> {
  if (next.arriving && !(await next.arriving.show(decided.pageVisit, next, shown))) return false;
  await finish(decided, next, shown);
  return true;
}

/** From now on only the next page, at the end of `life`, ends the running visit, and the same link loads it again. */
function letGo(session: Session, life: AbortSignal, hideProgress: () => void): void {
  const running = session.runningVisit!;
  const { abort } = running;
  running.abort = new AbortController();
  running.joinableUrl = "";
  life.addEventListener("abort", () => {
    abort.abort();
    hideProgress();
  });
}

function leave({ pageVisit, visitRequest: request }: Visit): void {
  if (!request.kept) root.classList.add("page-out");
  emit(document, "page:out", pageVisit);
}

/** A cached page, whose scripts have run. */
function takeKept(session: Session, content: Content): Arrival {
  // Back must not wait for code.
  if (hasLayers())
    loadLayers(session)
      .then(({ closeLayers }) => closeLayers())
      .catch(() => {});
  return { content, nodeHolder: content.cachedNodes!, hasSection: false };
}

async function arrive(session: Session, decided: Visit): Promise<Arrival> {
  const response = await fetchResponse(session, decided);
  return prepare(session, decided, response, read(session, decided, response));
}

/** Waits for the response, and for the out animation of the site's styles or scripts if there is one. */
async function fetchResponse(
  session: Session,
  { visitRequest: request, pageVisit, signal }: Visit,
): Promise<PageResponse> {
  emit(document, "page:request", pageVisit);
  const mayArrive = !(request.inPlace || request.stay);
  const response = request.fetchedPage ?? fetchAndParse(session, { ...request, ...pageVisit, mayArrive }, signal);
  const animation = document.getAnimations().length > 0 && new Promise((resolve) => setTimeout(resolve, ANIMATION_MS));
  return (await Promise.all([response, animation]))[0];
}

/** Finds the next page in the response. */
function read(session: Session, { pageVisit }: Visit, response: PageResponse): NextPage {
  pageVisit.document = response.doc;
  pageVisit.url = response.url + new URL(pageVisit.url).hash;
  pageVisit.redirected = response.redirected;
  pageVisit.status = response.status;
  const next = readPage(session, pageVisit.method, response);
  next.content.isFormResponse = pageVisit.method !== "GET" && !response.redirected;
  return next;
}

/** Loads what the page needs before it is shown: code and styles. Runs the scripts that come before its content. */
async function prepare(session: Session, decided: Visit, response: PageResponse, next: NextPage): Promise<Arrival> {
  const { pageVisit, visitRequest: request, signal } = decided;
  const { doc } = response;
  const { content, nodeHolder, hasSection } = next;
  const code = [
    loadNeededScripts(session, doc, hasSection),
    request.stay || request.inPlace || !hasLayers(request.link) ? undefined : loadLayers(session),
    request.stay ? session.load<typeof import("../extras/stay/index.ts")>("stay") : undefined,
    request.stay || pageVisit.traverse || !pageVisit.url.includes("#") ? undefined : loadAnchors(session),
    hasSection && addStyles(session, doc, content.pageMetadata.styles),
    session.preloading,
  ] as const;
  // Most pages need no code.
  const [pageScripts, layersCode, stayCode, anchorsCode] = code.some(Boolean)
    ? await requireCode(Promise.all(code), response)
    : [];
  signal.throwIfAborted();
  const pageRun = await pageScripts?.begin(doc, hasSection ? nodeHolder : null, signal);
  return { ...next, arriving: response.arriving, pageRun, layersCode, stayCode, anchorsCode };
}

/** Replaces the displayed page by the next one. */
function swapIn(session: Session, decided: Visit, next: Arrival): Shown {
  const { pageVisit, visitRequest: request } = decided;
  emit(document, "page:swap", pageVisit);
  const finishKeeping = session.keepElements?.(pageVisit.target, next.nodeHolder, !!next.arriving);
  const keptPlace = next.stayCode?.keepPlace(session, pageVisit, request.inPlace);
  const innerScripts = next.pageRun ? scriptsIn(next.nodeHolder) : [];
  session.pageLife.abort();
  session.pageLife = new AbortController();
  leavePage(session, pageVisit);
  next.layersCode?.closeLayers(request.link);
  const changedParts = swap(session, pageVisit, next, historyChangeOf(pageVisit, request));
  finishKeeping?.();
  if (next.pageRun || next.arriving) next.content.isUnfinished = true;
  animateIn();
  const focused = document.activeElement;
  // During the visit the user moved to a field outside the page and is typing there: leave the focus.
  const isTyping = focused !== decided.focusedBefore && focused?.matches("input, select, textarea");
  return {
    life: session.pageLife.signal,
    innerScripts,
    changedParts,
    focused: isTyping ? null : focused,
    keptPlace,
  };
}

/** Queues the islands of the page, and sets its scroll offset and focus. */
function land(session: Session, { pageVisit }: Visit, next: Arrival, shown: Shown): void {
  for (const element of [...shown.changedParts, pageVisit.target]) mountIn(session, element);
  try {
    next.anchorsCode?.revealAnchor(new URL(pageVisit.url).hash);
    if (shown.keptPlace) shown.keptPlace.restorePlace();
    else {
      goToPosition(session, pageVisit);
      focusPosition(session, pageVisit, shown.focused);
    }
  } catch (error) {
    // Code of the site threw, such as an element's own `focus()`. The page is there, and a form has been sent: go on.
    reportError(error);
  }
  recordOffset(session);
  requestAnimationFrame(() => {
    if (!shown.keptPlace) announcePage(session);
    // Once the page is painted.
    setTimeout(() => preload(session));
  });
}

/**
 * Runs the scripts of the page: scroll and focus are in their final place. Inline ones run before the islands, which
 * `mountIn` has only queued. Then fires the last events; those about images only while the page is displayed.
 */
async function finish({ pageVisit, visitRequest: request }: Visit, next: Arrival, shown: Shown): Promise<void> {
  const { life, innerScripts, changedParts } = shown;
  if (!request.kept) await next.pageRun?.finish([...innerScripts, ...changedParts.flatMap(scriptsIn)], life);
  if (life.aborted) return;
  delete next.content.isUnfinished;
  emit(document, "page:loaded", pageVisit);
  void Promise.all(imagesIn(pageVisit.target, life)).then(() => {
    if (life.aborted) return;
    emit(document, "page:images", pageVisit);
    emit(document, "page:finish", pageVisit);
  });
  shown.keptPlace?.returnFocus?.();
}

/** Waits for the images in `target`, until `life` aborts. Lazy ones load when the visitor scrolls to them. */
const imagesIn = (target: Element, life: AbortSignal): Promise<unknown>[] =>
  [...target.querySelectorAll("img")]
    .filter((image) => !image.complete && image.loading !== "lazy")
    .map(
      (image) =>
        new Promise((resolve) =>
          ["load", "error"].forEach((type) => image.addEventListener(type, resolve, { signal: life })),
        ),
    );

const loadLayers = ({ load }: Session): Promise<typeof import("../extras/layers/index.ts")> => load("layers");

function historyChangeOf(pageVisit: PageVisit, { history }: VisitRequest): HistoryChange {
  if (pageVisit.traverse || history === "none") return "none";
  // Without a redirect, a form's response replaces the page at the same entry, unless `data-ajax-push` asks for a new
  // one.
  if (pageVisit.method !== "GET" && !pageVisit.redirected && !history) return "none";
  return pageVisit.url === location.href ? "replace" : (history ?? "push");
}

function animateIn(): void {
  const { classList } = root;
  classList.remove("page-out");
  classList.add("page-in");
  setTimeout(() => classList.remove("page-in"), ANIMATION_MS);
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
