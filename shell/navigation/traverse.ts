import { entryKey } from "../core/document.ts";
import type { Session } from "./session.ts";
import { expectPage, isSamePage, type Offset, replaceEntry, saveScroll, setEntry } from "./history.ts";
import { withoutChange } from "../core/links.ts";
import { beginScroll, landNow } from "./land.ts";
import { stop, visit } from "./visit.ts";

/** Handles Back and Forward. `place` is the scroll offset of the displayed page. NAV-02 */
export async function traverse(session: Session, place: Offset): Promise<void> {
  await landNow(session);
  const { displayedEntry, isEntryPending, page, pagesByEntry } = session;
  const key = entryKey();
  const next = pagesByEntry.get(key);
  if (next ? next === page : isSamePage(session)) {
    // An anchor of the current page, which the browser scrolls to; or the shell itself replaced the hash.
    if (next) beginScroll(session).abort();
    if (isEntryPending || (key && key !== displayedEntry)) stop(session);
    saveScroll(session, displayedEntry);
    setEntry(session, page);
  } else if (next?.cachedNodes) void visit(session, { url: location.href, traverse: true, kept: next });
  else if (!next?.patch?.show(session, next)) {
    // Don't repeat a request that changes the cart.
    replaceEntry(withoutChange(location.href));
    expectPage(session, place);
    void visit(session, { url: location.href, traverse: true });
  }
}
