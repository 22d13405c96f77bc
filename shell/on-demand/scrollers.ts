import { findCounterpart } from "../../shared/page/find-counterpart.ts";
import type { Content } from "../navigation/page-cache.ts";
import { pageSection } from "../navigation/response.ts";
import type { Session } from "../session.ts";

/**
 * Elements that scroll: removal resets those in the page section, and those around it stay where they are. Loaded at the
 * first scroll of an element. NAV-02, NAV-09
 */

/**
 * Scrolls the elements that were scrolled while `content` was displayed, or their counterparts, where they were. With
 * `isOtherPage` also the elements around the page section: where they were at the current entry, or to their top.
 */
export type RestoreScrollers = (content: Content, isOtherPage?: boolean) => void;

/** Offset from the left and from the top. */
export type ElementOffset = readonly [left: number, top: number];

/** Records offsets from now on, and adds `restoreScrollers` to the session. */
export function trackScrollers(session: Session): void {
  if (session.restoreScrollers) return;
  /** Offsets of the elements around the page section, by the key of the history entry. */
  const around = new Map<string, Map<Element, ElementOffset>>();
  const record = (element: Element): void => {
    const { page, entry } = session;
    const isAround = element.contains(pageSection(document));
    const scrolled = isAround ? (around.get(entry) ?? new Map()) : (page.scrolled ??= new Map());
    if (isAround) around.set(entry, scrolled);
    for (const other of scrolled.keys()) if (!other.isConnected) scrolled.delete(other);
    scrolled.set(element, [element.scrollLeft, element.scrollTop]);
  };
  const onScroll = ({ target }: Event): void => {
    if (target instanceof Element) record(target);
  };
  addEventListener("scroll", onScroll, { passive: true, capture: true });
  for (const element of document.body.querySelectorAll("*"))
    if (element.scrollLeft || element.scrollTop) record(element);
  session.restoreScrollers = ({ scrolled }, isOtherPage) => {
    if (isOtherPage)
      for (let element: Element | null = pageSection(document); element; element = element.parentElement)
        if (element !== document.scrollingElement) scrollTo(element, around.get(session.entry)?.get(element));
    for (const [element, offset] of scrolled ?? [])
      scrollTo(element.isConnected ? element : findCounterpart(element), offset);
  };
}

const scrollTo = (element: Element | null, [left, top]: ElementOffset = [0, 0]): void =>
  element?.scrollTo({ left, top, behavior: "instant" });
