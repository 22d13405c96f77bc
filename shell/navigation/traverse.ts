import { entryKey } from "../served.ts";
import {
  awaitPage,
  contentOf,
  isAwaiting,
  isSamePage,
  noteScroll,
  replaceEntry,
  setEntry,
  shownEntry,
} from "./entries.ts";
import { withoutChange } from "./links.ts";
import { begin } from "./scroll.ts";
import { flush } from "./before-frame.ts";
import type { Visits } from "./visit.ts";

/** Back and forward. NAV-02 */
export function createTraverse(visits: Visits): () => void {
  return () => {
    flush();
    const shown = visits.shown();
    const content = contentOf(entryKey());
    const same = content ? content === shown : isSamePage();
    if (same) {
      // An anchor of the page that is shown: the browser scrolls. It may also be the shell's own replacing of a hash.
      if (content) begin().abort();
      if (isAwaiting() || (entryKey() && entryKey() !== shownEntry())) visits.stop();
      noteScroll(shownEntry());
      setEntry(shown);
    } else if (content?.nodes) visits.showKept(content);
    else if (!content || !visits.showState(content)) {
      // Never again what the visitor asked for once.
      replaceEntry(withoutChange(location.href));
      awaitPage();
      void visits.visit({ url: location.href, traverse: true });
    }
  };
}
