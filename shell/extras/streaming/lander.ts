import type { PageVisit } from "../../../shared/shell-api.ts";
import { recordOffset } from "../../navigation/history.ts";
import { anchorIn, announcePage, focusPosition, goToPosition } from "../../navigation/land.ts";
import type { Session } from "../../navigation/session.ts";
import type { Arrival } from "../../navigation/arrive.ts";
import type { Shown } from "../../navigation/show.ts";

/** Time for which a page that is arriving may grow until it reaches the offset of Back, in milliseconds. */
const GROW_TIMEOUT_MS = 600_000;

/**
 * Returns a function that sets the scroll offset and the focus of a page that arrives in pieces, to call after each of
 * them. The focus is set once, when its element is there. NAV-09, NAV-22
 */
export function lander(
  session: Session,
  pageVisit: PageVisit,
  next: Arrival,
  { focused }: Shown,
): (isEnd: boolean) => void {
  const { target, traverse } = pageVisit;
  let { hash } = new URL(pageVisit.url);
  let isFocused = false;
  let hadAnchor = false;
  /** The offset that was set last; another one is the visitor's. */
  let offset: number | undefined;
  /** The scroll to the offset of Back. */
  let scroll: AbortController | undefined;

  function land(isEnd: boolean): void {
    if (location.hash !== hash) {
      // A link to an anchor of this page: the browser cannot go to one that arrives later.
      ({ hash } = location);
      pageVisit.url = location.href;
      hadAnchor = false;
      offset = anchorIn(pageVisit) ? NaN : scrollY;
    }
    const anchor = anchorIn(pageVisit);
    const isFirst = offset === undefined;
    // From here the visitor may move the scroll bar, which fires no other event.
    if (traverse && scrollY >= (session.scrollOffsets.get(session.displayedEntry)?.[1] ?? 0) - 1) scroll?.abort();
    const mayFollow = traverse
      ? isEnd && scroll === session.scroll && !scroll!.signal.aborted
      : // At the end again: too little may have followed the anchor.
        anchor && (isEnd || !hadAnchor) && Math.abs(scrollY - offset!) < 2;
    hadAnchor = !!anchor;
    if (isFirst || mayFollow) {
      next.anchorsCode?.revealAnchor(hash);
      goToPosition(session, pageVisit, isEnd ? undefined : GROW_TIMEOUT_MS);
      // The browser scrolls to the new hash later.
      anchor?.scrollIntoView({ behavior: "instant" });
      recordOffset(session);
      offset = scrollY;
      scroll = session.scroll;
    }
    if (isFocused || !(isEnd || anchor || ((traverse || !hash) && target.querySelector("[autofocus], h1")))) return;
    isFocused = true;
    focusPosition(session, pageVisit, focused);
    announcePage(session);
  }

  return (isEnd) => {
    try {
      land(isEnd);
    } catch (error) {
      // Code of the site threw, such as an element's own `focus()`.
      reportError(error);
    }
  };
}
