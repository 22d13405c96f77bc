import { entryKey, jumpTo } from "../core/document.ts";
import type { Session } from "./session.ts";
import type { Content } from "./cache.ts";
import { landNow } from "./land.ts";

/** The history entries: the page and scroll offset of each, and which one is displayed. */

const STORE = "atoll:scroll";
const MAX_SCROLLS = 50;

export type Offset = readonly [x: number, y: number];

export interface HistoryState {
  /** The displayed page. */
  page: Content;
  /** Pages by the key of their history entry. */
  pagesByEntry: Map<string, Content>;
  /**
   * Key of the displayed page's entry. During `popstate`, and while the page of another entry loads, it is not that of
   * the browser's current entry.
   */
  displayedEntry: string;
  /** URL of the displayed page, without hash. A script of the page may have changed the browser's. */
  displayedUrl: string;
  /** Last scroll offset of the displayed page. */
  displayedOffset: Offset;
  /** Scroll offsets by the key of their entry, oldest first. They survive a full load. */
  scrollOffsets: Map<string, Offset>;
  /** After Back, while the page of the browser's current entry is loading. */
  isEntryPending?: boolean;
}

/** Makes `content` the displayed page, at the current entry. Forgets pages that are not cached: they can be refetched. */
export function setEntry(session: Session, content: Content): void {
  if (!entryKey()) mark();
  session.displayedEntry = entryKey();
  session.isEntryPending = false;
  session.page = content;
  recordAddress(session);
  const { pagesByEntry } = session;
  pagesByEntry.set(session.displayedEntry, content);
  const isThere = (page: Content): boolean => page === content || !!page.cachedNodes;
  const pages = [...pagesByEntry.values()].filter(isThere).map(({ pageMetadata }) => pageMetadata);
  for (const [key, other] of pagesByEntry)
    if (!isThere(other) && !(other.patch && pages.includes(other.pageMetadata))) pagesByEntry.delete(key);
}

/** Registers the initial page at the entry it was loaded for. */
export function startHistory(session: Session): void {
  const { pagesByEntry, page, serverSnapshot } = session;
  // No key from the browser: set our own, unless Back has moved to another entry already.
  if (!serverSnapshot.entry && isSamePage(session) && !entryKey()) mark();
  session.displayedEntry = serverSnapshot.entry || entryKey();
  if (session.displayedEntry) pagesByEntry.set(session.displayedEntry, page);
  // An entry that the page's script pushes shows the same page. Without the Navigation API, Forward to it refetches the
  // URL.
  window.navigation?.addEventListener("currententrychange", ({ navigationType }) => {
    const current = pagesByEntry.get(session.displayedEntry);
    if (navigationType === "push" && current && !isSamePage(session)) pagesByEntry.set(entryKey(), current);
  });
  trackScroll(session);
}

/** Adds our own key to the history state, and keeps what the page's script stored there. */
function mark(): void {
  history.replaceState({ ...(history.state as object | null), atoll: String(Math.random()) }, "");
}

export function pushEntry(url: string): void {
  history.pushState(null, "", url);
}

export function replaceEntry(url: string): void {
  history.replaceState(history.state, "", url);
}

/**
 * The page of the current entry is being loaded. Until it is shown, the displayed page stays at `place`: the browser
 * scrolls it to the offset of the current entry before the next paint.
 */
export function expectPage(session: HistoryState, place: Offset): void {
  // At a second Back, the offset at its event may be that of the page of the first.
  if (!session.isEntryPending) session.displayedOffset = place;
  session.isEntryPending = true;
  const { displayedOffset } = session;
  requestAnimationFrame(() => {
    if (!session.isEntryPending) return;
    jumpTo(...displayedOffset);
    recordOffset(session);
  });
}

/**
 * Records the focus, scroll offset and entry of the displayed page, which is about to be removed.
 */
export function recordLeave(session: Session, traverse: boolean): void {
  const active = document.activeElement as HTMLElement | null;
  session.page.focus = active === document.body ? null : active;
  if (!traverse) recordOffset(session);
  const key = traverse ? session.displayedEntry : entryOf(session);
  if (key) session.pagesByEntry.set(key, session.page);
  saveScroll(session, key);
}

/** The entry of the displayed page, which may be one that its script or the browser has created meanwhile. */
const entryOf = ({ isEntryPending, displayedEntry }: HistoryState): string =>
  isEntryPending ? displayedEntry : entryKey();

export function saveScroll({ scrollOffsets, displayedOffset }: HistoryState, key: string): void {
  scrollOffsets.delete(key);
  scrollOffsets.set(key, displayedOffset);
  if (scrollOffsets.size > MAX_SCROLLS) scrollOffsets.delete(scrollOffsets.keys().next().value!);
}

/** Records the scroll offset now, without waiting for a scroll event. */
export const recordOffset = (session: HistoryState): void => void (session.displayedOffset = [scrollX, scrollY]);

/** The current URL without hash. */
export const address = (): string => location.href.split("#")[0]!;

/** Records the current URL, before an entry of the same page is added. */
export const recordAddress = (session: HistoryState): void => void (session.displayedUrl = address());

/** Whether an unknown entry belongs to the displayed page: only its hash differs. */
export const isSamePage = (session: HistoryState): boolean => address() === session.displayedUrl;

/** Records the offset on each scroll, because some browsers scroll before they fire `popstate`. */
function trackScroll(session: Session): void {
  addEventListener("scroll", () => recordOffset(session), { passive: true });
  recordOffset(session);
  try {
    session.scrollOffsets = new Map(JSON.parse(sessionStorage.getItem(STORE) ?? "[]") as [string, Offset][]);
  } catch {
    // Storage is disabled or holds something else: offsets last until the next full load.
  }
  addEventListener("pagehide", async () => {
    await landNow(session);
    saveScroll(session, entryOf(session));
    try {
      sessionStorage.setItem(STORE, JSON.stringify([...session.scrollOffsets]));
    } catch {
      // Storage is disabled or full.
    }
  });
}
