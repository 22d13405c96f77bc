import { entryKey } from "../served.ts";
import type { Content } from "./kept.ts";
import { flush } from "./before-frame.ts";

/** The history: which entry is the present one, what it shows, how far it is scrolled. */

const STORE = "atoll:scroll";
const SCROLLS_KEPT = 50;

type Offset = [x: number, y: number];

const contents = new Map<string, Content>();
let scrolls = new Map<string, Offset>();
let shownKey = "";
/** Its address without hash, which a script of the page may have changed. */
let shownAddress = "";
let offset: Offset = [0, 0];
/** Back has led to an entry whose page is not here yet: the page that is shown is not the present entry's. */
let awaiting = false;

export const contentOf = (key: string): Content | undefined => contents.get(key);

/** From now on the present entry shows `content`. What is neither shown nor kept is forgotten: its address is enough. */
export function setEntry(content: Content): void {
  if (!entryKey()) mark();
  shownKey = entryKey();
  awaiting = false;
  noteAddress();
  contents.set(shownKey, content);
  const isThere = (page: Content): boolean => page === content || !!page.nodes;
  const pages = [...contents.values()].filter(isThere).map(({ facts }) => facts);
  for (const [key, other] of contents)
    if (!isThere(other) && !(other.patch && pages.includes(other.facts))) contents.delete(key);
}

/** The contents that are states of one page, oldest first. */
export const statesOf = ({ facts }: Content): Content[] =>
  [...new Set(contents.values())].filter((content) => content.facts === facts);

/** The page that the document came with is shown, at the entry it came for. */
export function startEntries(content: Content, key: string, servedFor: string): void {
  shownAddress = servedFor;
  // Without a key of the browser's: ours, unless Back has led to another entry already.
  if (!key && isSamePage() && !entryKey()) mark();
  shownKey = key || entryKey();
  if (shownKey) contents.set(shownKey, content);
  // What a script of the page pushes shows that page. Where the browser does not tell, Forward to it asks for its address.
  window.navigation?.addEventListener("currententrychange", ({ navigationType }) => {
    const shown = contents.get(shownKey);
    if (navigationType === "push" && shown && !isSamePage()) contents.set(entryKey(), shown);
  });
}

/** A key of our own in the state, beside what a page's script may have put there. */
function mark(): void {
  history.replaceState({ ...(history.state as object | null), atoll: String(Math.random()) }, "");
}

export function pushEntry(url: string): void {
  history.pushState(null, "", url);
}

export function replaceEntry(url: string): void {
  history.replaceState(history.state, "", url);
}

export const awaitPage = (): void => void (awaiting = true);

export const isAwaiting = (): boolean => awaiting;

/** Before the page goes: an entry that its own script or the browser made on the way shows it, too. */
export function noteLeft(content: Content, traverse: boolean): void {
  const key = traverse || awaiting ? shownKey : entryKey();
  if (key) contents.set(key, content);
  noteScroll(key);
}

export function noteScroll(key: string): void {
  scrolls.delete(key);
  scrolls.set(key, offset);
  if (scrolls.size > SCROLLS_KEPT) scrolls.delete(scrolls.keys().next().value!);
}

/** Takes the offset as it is now, without waiting for the browser's event. */
export const noteOffset = (): void => void (offset = [scrollX, scrollY]);

/** The entry that is shown, which is not the browser's present one while a `popstate` is handled. */
export const shownEntry = (): string => shownKey;

const address = (): string => location.href.split("#")[0]!;

/** Takes the address as it is now, before an entry of the same page is made. */
export const noteAddress = (): void => void (shownAddress = address());

/** An entry that nobody noted is of the shown page when only its hash differs. */
export const isSamePage = (): boolean => address() === shownAddress;

export const scrollOf = (key: string): Offset => scrolls.get(key) ?? [0, 0];

/** The offset is noted as it changes: some browsers have scrolled before `popstate` tells that they moved. */
export function trackScroll(): void {
  addEventListener("scroll", noteOffset, { passive: true });
  noteOffset();
  try {
    scrolls = new Map(JSON.parse(sessionStorage.getItem(STORE) ?? "[]") as [string, Offset][]);
  } catch {
    // Storage is off or holds something else: offsets are then kept until the next full load.
  }
  addEventListener("pagehide", () => {
    flush();
    noteScroll(entryKey());
    try {
      sessionStorage.setItem(STORE, JSON.stringify([...scrolls]));
    } catch {
      // As above.
    }
  });
}
