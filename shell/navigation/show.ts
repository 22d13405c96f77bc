import { emit } from "../../shared/events.ts";
import type { PageVisit } from "../../shared/shell-api.ts";
import { mountIn } from "../core/islands-on-demand.ts";
import type { KeptPlace } from "../extras/stay/index.ts";
import type { Arrival } from "./arrive.ts";
import { recordOffset } from "./history.ts";
import { announcePage, beforePaint, focusPosition, goToPosition } from "./land.ts";
import { preload } from "./preload.ts";
import { scriptsIn } from "./scripts.ts";
import type { Session } from "./session.ts";
import { type HistoryChange, leavePage, swap } from "./swap.ts";
import type { Visit, VisitRequest } from "./visit.ts";

/** Shows a page that is ready: swap, land, finish. */

export interface DisplayState {
  /** Aborted when the displayed page is replaced. */
  pageLife: AbortController;
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
export const ANIMATION_MS = 10;

/**
 * Shows the page, in a view transition if the site has them. The closure is made here: the scope of `run` would keep the page
 * alive.
 */
export const showIn = (session: Session, decided: Visit, next: Arrival): Promise<void> =>
  session.transition?.(decided.pageVisit, historyChangeOf(decided.pageVisit, decided.visitRequest), () =>
    show(session, decided, next),
  ) ?? show(session, decided, next);

async function show(session: Session, decided: Visit, next: Arrival): Promise<void> {
  const { signal } = decided;
  if (signal.aborted) return;
  const shown = (decided.shown = swapIn(session, decided, next));
  // Unless a handler of the swap has started another visit.
  if (!signal.aborted) next.arriving?.letGo(shown.life, decided.hideProgress!);
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

function historyChangeOf(pageVisit: PageVisit, { history }: VisitRequest): HistoryChange {
  if (pageVisit.traverse || history === "none") return "none";
  // Without a redirect, a form's response replaces the page at the same entry, unless `data-ajax-push` asks for a new
  // one.
  if (pageVisit.method !== "GET" && !pageVisit.redirected && !history) return "none";
  return pageVisit.url === location.href ? "replace" : (history ?? "push");
}

function animateIn(): void {
  const { classList } = document.documentElement;
  classList.remove("page-out");
  classList.add("page-in");
  setTimeout(() => classList.remove("page-in"), ANIMATION_MS);
}
