import type { PageVisit } from "../../../shared/shell-api.ts";
import { recordOffset } from "../../navigation/history.ts";
import { anchorIn, announcePage, beginScroll, focusPosition, goToPosition } from "../../navigation/land.ts";
import type { Session } from "../../navigation/session.ts";
import type { Arrival, Shown } from "../../navigation/visit.ts";

/** Time for which a page that is arriving may grow until it reaches the offset of Back, in milliseconds. */
const GROW_TIMEOUT_MS = 600_000;

/** Sets the scroll offset and the focus of a page that arrives in pieces. */
export interface Lander {
  /** To call after each addition. The focus is set once, when its element is there. NAV-09, NAV-22 */
  land(isEnd: boolean): void;
  /** Ends the wait for the visitor's first scroll. Back then has the usual time to reach its offset. */
  stop(): void;
}

export function lander(session: Session, pageVisit: PageVisit, next: Arrival, { focused }: Shown): Lander {
  const { target, traverse } = pageVisit;
  const { hash } = new URL(pageVisit.url);
  const awaitsAnchor = !!hash && !traverse;
  let hasLanded = false;
  /** Aborted when the visitor scrolls, types or taps. */
  let scroll: AbortController | undefined;

  function goThere(): void {
    next.anchorsCode?.revealAnchor(hash);
    goToPosition(session, pageVisit, GROW_TIMEOUT_MS);
  }

  function land(isEnd: boolean): void {
    const anchor = anchorIn(pageVisit);
    const isFirst = !scroll;
    if (isFirst) {
      goThere();
      scroll = traverse ? session.scroll! : beginScroll(session);
    }
    if (hasLanded || !(isEnd || anchor || (!awaitsAnchor && target.querySelector("[autofocus], h1")))) return;
    hasLanded = true;
    if (anchor && !isFirst && !scroll!.signal.aborted) goThere();
    focusPosition(session, pageVisit, focused);
    announcePage(session);
  }

  return {
    land(isEnd) {
      try {
        land(isEnd);
      } catch (error) {
        // Code of the site threw, such as an element's own `focus()`.
        reportError(error);
      }
      recordOffset(session);
    },
    stop() {
      if (traverse && !session.scroll!.signal.aborted) goToPosition(session, pageVisit);
      else scroll?.abort();
    },
  };
}
