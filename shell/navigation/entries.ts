import { entryKey } from "../server-snapshot.ts";
import type { Content } from "./page-cache.ts";
import { jumpTo } from "../jump-to.ts";
import { flush } from "./pre-paint-queue.ts";

/** Tracks the history entries: the content and scroll offset of each, and which one is displayed. */

const STORE = "atoll:scroll";
const MAX_SCROLLS = 50;

export type Offset = readonly [x: number, y: number];

const contents = new Map<string, Content>();
let scrolls = new Map<string, Offset>();
let shownKey = "";
/** URL of the displayed page, without hash. A script of the page may have changed it. */
let shownAddress = "";
let offset: Offset = [0, 0];
/**
 * After Back, while the page of the browser's current entry is still loading: the displayed page belongs to another
 * entry.
 */
let awaiting = false;

export const contentOf = (key: string): Content | undefined => contents.get(key);

/**
 * Assigns `content` to the current entry. Forgets contents that are neither displayed nor cached: they can be
 * refetched.
 */
export function setEntry(content: Content): void {
  if (!entryKey()) mark();
  shownKey = entryKey();
  awaiting = false;
  recordAddress();
  contents.set(shownKey, content);
  const isThere = (page: Content): boolean => page === content || !!page.nodes;
  const pages = [...contents.values()].filter(isThere).map(({ metadata }) => metadata);
  for (const [key, other] of contents)
    if (!isThere(other) && !(other.patch && pages.includes(other.metadata))) contents.delete(key);
}

/** All contents that are states of the same page, oldest first. */
export const statesOf = ({ metadata }: Content): Content[] =>
  [...new Set(contents.values())].filter((content) => content.metadata === metadata);

/** Registers the initial page at the entry it was loaded for. */
export function startEntries(content: Content, key: string, loadedUrl: string): void {
  shownAddress = loadedUrl;
  // No key from the browser: set our own, unless Back has moved to another entry already.
  if (!key && isSamePage() && !entryKey()) mark();
  shownKey = key || entryKey();
  if (shownKey) contents.set(shownKey, content);
  // An entry that the page's script pushes shows the same page. Without the Navigation API, Forward to it refetches the
  // URL.
  window.navigation?.addEventListener("currententrychange", ({ navigationType }) => {
    const current = contents.get(shownKey);
    if (navigationType === "push" && current && !isSamePage()) contents.set(entryKey(), current);
  });
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
export function expectPage(place: Offset): void {
  // At a second Back, the offset at its event may be that of the page of the first.
  if (!awaiting) offset = place;
  awaiting = true;
  const stay = offset;
  requestAnimationFrame(() => {
    if (!awaiting) return;
    jumpTo(...stay);
    recordOffset();
  });
}

export const isPagePending = (): boolean => awaiting;

/** Called before the page is removed. Also assigns it to an entry that its script or the browser created meanwhile. */
export function recordLeave(content: Content, traverse: boolean): void {
  const key = traverse || awaiting ? shownKey : entryKey();
  if (key) contents.set(key, content);
  saveScroll(key);
}

export function saveScroll(key: string): void {
  scrolls.delete(key);
  scrolls.set(key, offset);
  if (scrolls.size > MAX_SCROLLS) scrolls.delete(scrolls.keys().next().value!);
}

/** Records the scroll offset now, without waiting for a scroll event. */
export const recordOffset = (): void => void (offset = [scrollX, scrollY]);

/** Key of the displayed entry. During `popstate` the browser's current entry is already another one. */
export const displayedEntry = (): string => shownKey;

const address = (): string => location.href.split("#")[0]!;

/** Records the current URL, before an entry of the same page is added. */
export const recordAddress = (): void => void (shownAddress = address());

/** Whether an unknown entry belongs to the displayed page: only its hash differs. */
export const isSamePage = (): boolean => address() === shownAddress;

export const scrollOf = (key: string): Offset => scrolls.get(key) ?? [0, 0];

/** Records the offset on each scroll, because some browsers scroll before they fire `popstate`. */
export function trackScroll(): void {
  addEventListener("scroll", recordOffset, { passive: true });
  recordOffset();
  try {
    scrolls = new Map(JSON.parse(sessionStorage.getItem(STORE) ?? "[]") as [string, Offset][]);
  } catch {
    // Storage is disabled or holds something else: offsets last until the next full load.
  }
  addEventListener("pagehide", () => {
    flush();
    saveScroll(entryKey());
    try {
      sessionStorage.setItem(STORE, JSON.stringify([...scrolls]));
    } catch {
      // Storage is disabled or full.
    }
  });
}
