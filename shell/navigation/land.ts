import { announce } from "../../shared/a11y/live-region.ts";
import { focusElement } from "../../shared/a11y/focus-element.ts";
import type { PageVisit } from "../../shared/shell-api.ts";
import { anchorOf, entryKey, jumpTo } from "../core/document.ts";
import type { Session } from "./session.ts";
import { inTime } from "../core/load.ts";

export interface LandingState {
  /** Ends the waits of `beforePaint`: the page that was swapped in lands now, with its islands, scroll and focus. */
  endWait?: (() => void) | undefined;
  /** Carries the message that ends a wait in a new task. */
  channel?: MessageChannel;
  /** The scroll by the shell that has not ended yet. */
  scroll?: AbortController;
}

/** When and where a page that was swapped in lands: before the next paint, at its scroll offset and focus. */

/**
 * Resolves in a new task, before the next frame at the latest: reading the layout of new content in the task that
 * inserted it would force a synchronous layout. Browsers throttle timers in hidden tabs, hence the message.
 */
export function beforePaint(session: LandingState): Promise<void> {
  const { endWait } = session;
  return new Promise((resolve) => {
    session.endWait = () => {
      session.endWait = undefined;
      endWait?.();
      resolve();
    };
    const { port1, port2 } = (session.channel ??= new MessageChannel());
    port1.onmessage = () => session.endWait?.();
    port2.postMessage(null);
    requestAnimationFrame(() => session.endWait?.());
  });
}

/**
 * Lets a page that was swapped in land now. Resolves once it has: its visit has awaited `beforePaint` before the caller
 * awaits this, and so goes on first.
 */
export async function landNow({ endWait }: LandingState): Promise<void> {
  endWait?.();
}

/** Announces the displayed page to screen readers. */
export const announcePage = ({ page }: Session): void => announce(page.pageMetadata.title);

type Anchors = typeof import("../extras/anchors/index.ts");

/** Longest wait for the code for anchors, in milliseconds. */
const ANCHORS_TIMEOUT_MS = 2_000;

/**
 * Resolves with undefined when the code fails to load or takes too long: then the browser scrolls to the anchor, without
 * opening anything around it.
 */
export const loadAnchors = ({ load }: Session): Promise<Anchors | undefined> =>
  inTime(load<Anchors>("anchors"), ANCHORS_TIMEOUT_MS).catch(() => undefined);

/** The anchor that a visit goes to, if it is there. Back and Forward go to an offset. */
export const anchorIn = ({ url, traverse }: PageVisit): HTMLElement | null =>
  traverse ? null : anchorOf(new URL(url).hash);

/** Sets the scroll offset of a page that is new or was left. NAV-02, NAV-09 */
export function goToPosition(session: Session, pageVisit: PageVisit, growTimeout?: number): void {
  beginScroll(session).abort();
  session.restoreScrollers?.(session.page, pageVisit);
  if (pageVisit.traverse)
    scrollWhenTallEnough(session, session.scrollOffsets.get(session.displayedEntry) ?? [0, 0], growTimeout);
  else if (!anchorIn(pageVisit)) jumpTo(0, 0);
  else activateTarget(session, new URL(pageVisit.url).hash);
}

/**
 * Sets the focus of a page that is new or was left. `focused` had the focus right after the swap; null when the visitor is
 * typing outside the page. NAV-02, NAV-22
 */
export function focusPosition({ page: { focus } }: Session, pageVisit: PageVisit, focused: Element | null): void {
  const applyFocus = (): void =>
    focus?.isConnected ? focusElement(focus) : focusPage(pageVisit.target, anchorIn(pageVisit));
  // Don't move the focus if the visitor, or an element of the page, has taken it already.
  if ([focused, document.body].includes(document.activeElement)) applyFocus();
  // On Back to a hash the browser scrolls to the anchor after this, which resets the focus: set it again.
  if (pageVisit.traverse && new URL(pageVisit.url).hash)
    requestAnimationFrame(() => document.activeElement === document.body && applyFocus());
}

/**
 * Scrolls to the anchor and makes `:target` match, unless the visitor has gone Back already: `pushState` does not. A
 * `location.replace` with the same hash does, but drops the state.
 */
function activateTarget(session: Session, hash: string): void {
  if (entryKey() !== session.displayedEntry) return;
  const { state } = history;
  // Absolute, because a relative URL resolves against <base>.
  location.replace(new URL(hash, location.href));
  history.replaceState(state, "");
}

/**
 * Moves the focus after a visit: to `[autofocus]`, the anchor, an invalid field, the heading, or the section. NAV-22
 */
export function focusPage(section: Element, anchor: HTMLElement | null): void {
  const first = (selector: string): HTMLElement | undefined =>
    [...section.querySelectorAll<HTMLElement>(selector)].find((element) => element.getClientRects().length > 0);
  const preferred = first("[autofocus]") ?? anchor ?? first("[aria-invalid=true]");
  focusElement(preferred ?? first("h1") ?? (section as HTMLElement));
  if (preferred && preferred !== anchor) preferred.scrollIntoView({ block: "nearest", behavior: "instant" });
}

/** Longest time for which a page may grow until it reaches its scroll offset, in milliseconds. */
const GROW_TIMEOUT_MS = 4_000;

/** Starts a scroll by the shell. Aborts the previous one; any scroll, key or tap of the visitor aborts this one. */
export function beginScroll(session: LandingState): AbortController {
  session.scroll?.abort();
  const scroll = (session.scroll = new AbortController());
  for (const type of ["wheel", "touchstart", "keydown", "pointerdown"]) {
    addEventListener(type, () => scroll.abort(), { signal: scroll.signal, passive: true, capture: true });
  }
  return scroll;
}

/** Scrolls to an offset; tries again while the page grows, because late content may be needed to reach it. */
export function scrollWhenTallEnough(
  session: LandingState,
  [left, top]: readonly [number, number],
  growTimeout = GROW_TIMEOUT_MS,
): void {
  const scroll = beginScroll(session);
  jumpTo(left, top);
  if (!top) return scroll.abort();
  const observer = new ResizeObserver(() => jumpTo(left, top));
  observer.observe(document.documentElement);
  observer.observe(document.body);
  const limit = setTimeout(() => scroll.abort(), growTimeout);
  scroll.signal.addEventListener("abort", () => {
    clearTimeout(limit);
    observer.disconnect();
  });
}
