import { on } from "../../../shared/events.ts";
import { findCounterpart } from "../../../shared/page/find-counterpart.ts";
import type { PageVisit } from "../../../shared/shell-api.ts";
import type { Content } from "../../navigation/cache.ts";
import { pageSection } from "../../navigation/page.ts";
import { entryKey } from "../../core/document.ts";
import type { Session } from "../../navigation/session.ts";

/**
 * Elements that scroll: removal resets those in the page section, and those around it stay where they are. Loaded at the
 * first scroll of an element. NAV-02, NAV-09
 */

/**
 * Scrolls the elements that were scrolled while `content` was displayed, or their counterparts, where they were. With
 * `pageVisit`, also the elements around the page section: where they were, or on a new page to their top.
 */
export type RestoreScrollers = (
  content: Pick<Content, "scrolled">,
  pageVisit?: Pick<PageVisit, "kept" | "stay" | "traverse">,
) => void;

/** Offset from the left and from the top. */
export type ElementOffset = readonly [left: number, top: number];

type Offsets = Map<Element, ElementOffset>;

/** Records offsets from now on, and adds `restoreScrollers` to the session. */
export function trackScrollers(session: Session): void {
  if (session.restoreScrollers) return;
  /** Offsets of each history entry when it was left, by its key. */
  const left = new Map<string, Offsets>();
  let last: Offsets | undefined;
  const record = (element: Element): void => {
    const scrolled = (session.page.scrolled ??= new Map());
    for (const other of scrolled.keys()) if (!other.isConnected) scrolled.delete(other);
    scrolled.set(element, offsetOf(element));
  };
  on(document, "page:swap", ({ target, traverse }) => {
    if (target !== pageSection(document)) return;
    const { displayedEntry, isEntryPending, page, scrollOffsets } = session;
    for (const key of left.keys()) if (!scrollOffsets.has(key)) left.delete(key);
    last = new Map();
    // When the page is requested again, copies find their counterparts. They keep nothing else of the page alive.
    for (const [element, offset] of page.scrolled ?? []) last.set(inert.importNode(element), offset);
    for (const element of elementsAround()) last.set(element, offsetOf(element));
    left.set(traverse || isEntryPending ? displayedEntry : entryKey(), last);
  });
  addEventListener("scroll", ({ target }) => target instanceof Element && record(target), {
    passive: true,
    capture: true,
  });
  for (const element of document.body.querySelectorAll("*"))
    if (element.scrollLeft || element.scrollTop) record(element);
  session.restoreScrollers = ({ scrolled }, pageVisit) => {
    const offsets = pageVisit?.stay ? last : pageVisit?.traverse ? left.get(session.displayedEntry) : undefined;
    const placeAround = (): void => elementsAround().forEach((element) => scrollTo(element, offsets?.get(element)));
    if (pageVisit) placeAround();
    if (pageVisit?.traverse) whileGrowing(session, placeAround);
    if (pageVisit?.traverse && !pageVisit.kept) restore(offsets);
    restore(scrolled);
  };
}

/** Longest time for which a page may grow until the elements around it reach their offsets, in milliseconds. */
const GROW_TIMEOUT_MS = 4_000;

/** Calls `act` again when the displayed page grows, until it is left or the visitor scrolls, presses or types. */
function whileGrowing({ pageLife }: Session, act: () => void): void {
  const section = pageSection(document)!;
  const observer = new ResizeObserver(act);
  for (const element of [section, ...section.querySelectorAll(":scope > *")]) observer.observe(element);
  const end = new AbortController();
  const stop = (): void => {
    observer.disconnect();
    end.abort();
  };
  setTimeout(stop, GROW_TIMEOUT_MS);
  pageLife.signal.addEventListener("abort", stop);
  for (const type of ["wheel", "touchstart", "keydown", "pointerdown"])
    addEventListener(type, stop, { signal: end.signal, passive: true, capture: true });
}

/** Without custom elements and without layout. */
const inert = document.implementation.createHTMLDocument();

/** The page section and the elements around it that the window does not scroll. */
function elementsAround(): Element[] {
  const around: Element[] = [];
  for (let element: Element | null = pageSection(document); element; element = element.parentElement)
    if (element !== document.scrollingElement) around.push(element);
  return around;
}

const offsetOf = ({ scrollLeft, scrollTop }: Element): ElementOffset => [scrollLeft, scrollTop];

function restore(offsets: Offsets = new Map()): void {
  for (const [element, offset] of offsets) scrollTo(element.isConnected ? element : findCounterpart(element), offset);
}

const scrollTo = (element: Element | null, [left, top]: ElementOffset = [0, 0]): void =>
  element?.scrollTo({ left, top, behavior: "instant" });
