import { entryKey } from "../server-snapshot.ts";
import {
  expectPage,
  contentOf,
  isPagePending,
  isSamePage,
  saveScroll,
  replaceEntry,
  setEntry,
  displayedEntry,
} from "./entries.ts";
import type { Navigation } from "../navigation.ts";
import { withoutChange } from "./links.ts";
import { beginScroll } from "./scroll.ts";
import { flush } from "./pre-paint-queue.ts";
import type { Visits } from "./visit.ts";

/** Handles Back and Forward. NAV-02 */
export function createTraverse(visits: Visits): Navigation["traverse"] {
  return (place) => {
    flush();
    const current = visits.content();
    const content = contentOf(entryKey());
    const isCurrent = content ? content === current : isSamePage();
    if (isCurrent) {
      // An anchor of the current page, which the browser scrolls to; or the shell itself replaced the hash.
      if (content) beginScroll().abort();
      if (isPagePending() || (entryKey() && entryKey() !== displayedEntry())) visits.stop();
      saveScroll(displayedEntry());
      setEntry(current);
    } else if (content?.nodes) visits.showCached(content);
    else if (!content || !visits.showState(content)) {
      // Don't repeat a request that changes the cart.
      replaceEntry(withoutChange(location.href));
      expectPage(place);
      void visits.visit({ url: location.href, traverse: true });
    }
  };
}
