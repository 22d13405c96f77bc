import { entryKey } from "../core/document.ts";
import type { Session } from "./session.ts";
import { expectPage, isSamePage, type Offset, replaceEntry, saveScroll, setEntry } from "./history.ts";
import { withoutChange } from "../core/links.ts";
import { beginScroll, landNow } from "./land.ts";
import { stop, visit } from "./visit.ts";

/** Handles Back and Forward. `place` is the scroll offset of the displayed page. NAV-02 */
export async function traverse(session: Session, place: Offset): Promise<void> {
  await landNow(session);
  const key = entryKey();
  const next = session.pagesByEntry.get(key);
  if (next ? next === session.page : isSamePage(session)) return stayOnPage(session, key, !!next);
  const kept = next?.cachedNodes ? next : undefined;
  if (!kept) {
    // Another state of the displayed page.
    if (next?.patch?.show(session, next)) return;
    // Don't repeat a request that changes the cart.
    replaceEntry(withoutChange(location.href));
    expectPage(session, place);
  }
  void visit(session, { url: location.href, traverse: true, kept });
}

/** The entry is an anchor of the displayed page, which the browser scrolls to; or the shell itself replaced the hash. */
function stayOnPage(session: Session, key: string, isKnown: boolean): void {
  const { displayedEntry, isEntryPending, page } = session;
  if (isKnown) beginScroll(session).abort();
  if (isEntryPending || (key && key !== displayedEntry)) stop(session);
  saveScroll(session, displayedEntry);
  setEntry(session, page);
}
