import { announce } from "../../shared/a11y/live-region.ts";
import { emit } from "../../shared/events.ts";
import type { PageVisit, VisitOptions } from "../../shared/shell-api.ts";
import { mountIn } from "../mount.ts";
import type { PageRun } from "../on-demand/page-scripts.ts";
import type { Session } from "../session.ts";
import { address, recordOffset } from "./entries.ts";
import { loadNeededScripts, scriptsIn } from "./new-scripts.ts";
import { type Content, invalidateCache, liveSelector } from "./page-cache.ts";
import { type NextPage, needed, noContent, NotAPage, type PageResponse, pageSection, readPage } from "./response.ts";
import { beforePaint, goToPosition, loadAnchors } from "./land.ts";
import { fetchAndParse, showLoadingBar, unlessLeaving } from "./request.ts";
import { addStyles } from "./page-metadata.ts";
import { hasLayers, type HistoryChange, leave, swap } from "./swap.ts";

export interface VisitRequest extends VisitOptions {
  url: string;
  /** The link that the visitor followed. */
  link?: Element;
  method?: string;
  body?: BodyInit | null;
  /** Back or Forward: the history entry exists already. */
  traverse?: boolean;
  /** A cached page: nothing is requested, and no scripts run. */
  kept?: Content;
  /** A response that has been fetched already. */
  fetchedPage?: PageResponse;
}

export interface RunningVisit {
  /** URL of a visit that a second click on the same link joins, else empty. */
  id: string;
  abort: AbortController;
  shown: Promise<boolean>;
}

/** Milliseconds of the out animation and of the in animation. NAV-15 */
const ANIMATION_MS = 10;

const root = document.documentElement;

/**
 * Shows a page in place. Resolves with false when the visit was cancelled, superseded or left to the browser, and when
 * the response is empty or a form failed.
 *
 * A visit has these steps: decide (`start`), leave, fetch, read, prepare (`arrive`), swap, land, finish (`show`).
 */
export async function visit(session: Session, request: VisitRequest): Promise<boolean> {
  if (session.land) {
    // The previous page lands now, and its scripts run; this visit starts in the task that follows, so that they can
    // cancel it.
    session.land();
    await beforePaint(session);
  }
  return start(session, request);
}

/** Starts the visit, unless the same one is running, the site cancels it, or it is left to the browser. */
function start(session: Session, request: VisitRequest): Promise<boolean> | boolean {
  const url = new URL(request.url, location.href).href;
  const method = (request.method ?? "GET").toUpperCase();
  const id = method === "GET" && !request.uncached && !request.kept ? url : "";
  // A double click starts one request.
  if (id && session.visit?.id === id) return session.visit.shown;
  const target = pageSection(document);
  if (!target || (method === "GET" && !request.inPlace && needsBrowser(url))) return leaveToBrowser(url, request);
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
  const running: RunningVisit = (session.visit = { id, abort, shown: Promise.resolve(false) });
  return (running.shown = perform(session, pageVisit, request, abort.signal).finally(
    () => session.visit === running && stop(session),
  ));
}

/**
 * Only the browser can find and highlight a text fragment. Its timer for a `<meta http-equiv="refresh">` of the displayed
 * page only ends with the document.
 */
const needsBrowser = (url: string): boolean =>
  url.includes(":~:") || !!document.querySelector("meta[http-equiv=refresh i]");

/** Aborts the running visit. */
export function stop(session: Session): void {
  session.visit?.abort.abort();
  session.visit = undefined;
  root.classList.remove("page-out");
}

/**
 * Runs a visit that has been decided. Resolves with whether the page was shown. After an error, the browser loads the
 * page where that is safe.
 */
async function perform(
  session: Session,
  pageVisit: PageVisit,
  request: VisitRequest,
  signal: AbortSignal,
): Promise<boolean> {
  const focused = document.activeElement;
  const hideProgress = request.kept ? undefined : showLoadingBar(pageVisit.target);
  let next: Arrival | null | undefined;
  try {
    next = request.kept
      ? arriveFromCache(session, pageVisit, request.kept)
      : await unlessLeaving(() => arrive(session, pageVisit, request, signal), pageVisit.method);
    if (!next || signal.aborted) return false;
    hideProgress?.();
    await show(session, pageVisit, request, next, focused);
    return true;
  } catch (error) {
    if (signal.aborted || error === noContent) return false;
    if (request.inPlace) throw error;
    return recover(session, error, pageVisit, request);
  } finally {
    hideProgress?.();
    next?.scripts?.stop();
  }
}

/** A page that is ready to be shown. */
interface Arrival extends NextPage {
  historyChange: HistoryChange;
  /** Its scripts, of which those before the content have run. */
  scripts?: PageRun | undefined;
  /** The code that closes the layers of the site that would cover the page. */
  layers?: typeof import("../on-demand/layers.ts") | undefined;
  /** The code that opens the closed elements around the anchor that the page is shown at. */
  anchors?: typeof import("../on-demand/anchors.ts") | undefined;
  /** The code that a visit with `stay` uses. */
  stay?: typeof import("../on-demand/stay.ts") | undefined;
}

/** Leaves the displayed page for a cached one, whose scripts have run. */
function arriveFromCache(session: Session, pageVisit: PageVisit, content: Content): Arrival {
  emit(document, "page:out", pageVisit);
  // Back must not wait for code.
  if (hasLayers())
    loadLayers(session).then(
      ({ closeLayers }) => closeLayers(),
      () => {},
    );
  return { content, nodeHolder: content.nodes!, hasSection: false, historyChange: "none" };
}

/** Leaves the displayed page, then fetches, reads and prepares the next one. Null when `signal` aborts. */
async function arrive(
  session: Session,
  pageVisit: PageVisit,
  request: VisitRequest,
  signal: AbortSignal,
): Promise<Arrival | null> {
  // Leave
  root.classList.add("page-out");
  emit(document, "page:out", pageVisit);

  // Fetch
  emit(document, "page:request", pageVisit);
  const fetchedPage = request.fetchedPage ?? fetchAndParse(session, { ...request, ...pageVisit }, signal);
  const animation = outAnimation();
  const response = await fetchedPage;

  // Read
  const { doc, redirected } = response;
  const { hash } = new URL(pageVisit.url);
  pageVisit.document = doc;
  pageVisit.url = response.url + hash;
  pageVisit.redirected = redirected;
  const next = readPage(session, pageVisit.method, response);
  const { content, nodeHolder, hasSection } = next;
  content.isFormResponse = pageVisit.method !== "GET" && !redirected;

  // Prepare
  const { link, inPlace } = request;
  const code = Promise.all([
    loadNeededScripts(session, doc, hasSection),
    !request.stay && !inPlace && hasLayers(link) ? loadLayers(session) : undefined,
    request.stay ? session.load<typeof import("../on-demand/stay.ts")>("stay") : undefined,
    hash && !pageVisit.traverse && !request.stay ? loadAnchors(session) : undefined,
    hasSection && addStyles(session, doc, content.pageMetadata.styles),
    animation,
  ]);
  const [pageScripts, layers, stay, anchors] = await needed(code, response);
  if (signal.aborted) return null;
  const scripts = await pageScripts?.begin(doc, hasSection ? nodeHolder : null, signal);
  return { ...next, historyChange: historyChangeOf(pageVisit, request), scripts, layers, stay, anchors };
}

/** Swaps the next page in, lets it land and finishes the visit. `focusAtStart` had the focus when the visit began. */
async function show(
  session: Session,
  pageVisit: PageVisit,
  { kept, link, inPlace }: VisitRequest,
  { content, nodeHolder, historyChange, scripts, layers, stay, anchors }: Arrival,
  focusAtStart: Element | null,
): Promise<void> {
  // Swap
  emit(document, "page:swap", pageVisit);
  const returnFocus = inPlace ? stay?.keepInput(session, pageVisit.target, pageVisit.document!) : undefined;
  const inner = scripts ? scriptsIn(nodeHolder) : [];
  session.life.abort();
  const life = (session.life = new AbortController()).signal;
  leave(session, pageVisit);
  const { page: last, offset } = session;
  layers?.closeLayers(link);
  const parts = swap(session, pageVisit, content, nodeHolder, historyChange);
  if (scripts) content.hasUnfinishedScripts = true;
  animateIn();
  const focused = document.activeElement;
  // During the visit the user moved to a field outside the page and is typing there: leave the focus.
  const isTyping = focused !== focusAtStart && !!focused?.matches("input, select, textarea");

  // Land
  await beforePaint(session);
  for (const element of [...parts, pageVisit.target]) mountIn(session, element);
  try {
    anchors?.revealAnchor(new URL(pageVisit.url).hash);
    if (stay) stay.keepPosition(session, offset, last, inPlace);
    else goToPosition(session, pageVisit, isTyping ? null : focused);
  } catch (error) {
    // Code of the site threw, such as an element's own `focus()`. The page is there, and a form has been sent: go on.
    reportError(error);
  }
  recordOffset(session);
  // Last, because the offset could not be read after it without another layout of the page.
  if (!stay) announce(content.pageMetadata.title);

  // Finish. Scripts of the page run with scroll and focus in their final place, and before its islands: `mountIn` has
  // only queued these.
  if (!kept) await scripts?.finish([...inner, ...parts.flatMap(scriptsIn)], life);
  if (life.aborted) return;
  delete content.hasUnfinishedScripts;
  finish(pageVisit, life);
  returnFocus?.();
}

/** Waits for the out animation of the site's styles or scripts. Without one, the visit goes on at once. */
const outAnimation = (): Promise<void> | undefined =>
  document.getAnimations().length > 0 ? new Promise((resolve) => setTimeout(resolve, ANIMATION_MS)) : undefined;

const loadLayers = ({ load }: Session): Promise<typeof import("../on-demand/layers.ts")> => load("layers");

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

/** Fires the last events of a visit; those about images only while the page is displayed. */
function finish(pageVisit: PageVisit, life: AbortSignal): void {
  emit(document, "page:loaded", pageVisit);
  // Lazy images load when the visitor scrolls to them.
  const images = [...pageVisit.target.querySelectorAll("img")].filter(
    (image) => !image.complete && image.loading !== "lazy",
  );
  const settled = images.map(
    (image) =>
      new Promise((resolve) =>
        ["load", "error"].forEach((type) => image.addEventListener(type, resolve, { signal: life })),
      ),
  );
  void Promise.all(settled).then(() => {
    if (life.aborted) return;
    emit(document, "page:images", pageVisit);
    emit(document, "page:finish", pageVisit);
  });
}

/** Leaves a failed visit to the browser where that is safe; else reports it. Returns false. */
function recover(session: Session, error: unknown, pageVisit: PageVisit, request: VisitRequest): boolean {
  const isNotAPage = error instanceof NotAPage;
  // The browser may repeat a GET. It must not resend a form, but may load the page that the form redirected to.
  if (pageVisit.method === "GET" || (isNotAPage && error.repeatable))
    return leaveToBrowser(isNotAPage ? error.url + new URL(pageVisit.url).hash : pageVisit.url, request);
  if (emit(document, "page:error", { ...pageVisit, error })) session.navigation.reportFailedForm(session, error);
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
