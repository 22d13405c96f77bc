import { entryKey } from "../server-snapshot.ts";
import type { Session } from "../session.ts";
import { expectPage, isSamePage, type Offset, replaceEntry, saveScroll, setEntry } from "./entries.ts";
import { withoutChange } from "./links.ts";
import { beginScroll, landNow } from "./land.ts";
import { stop, visit } from "./visit.ts";

/** Handles Back and Forward. `place` is the scroll offset of the displayed page. NAV-02 */
export async function traverse(session: Session, place: Offset): Promise<void> {
  await landNow(session);
  const { page, entry } = session;
  const key = entryKey();
  const next = session.entries.get(key);
  if (next ? next === page : isSamePage(session)) {
    // An anchor of the current page, which the browser scrolls to; or the shell itself replaced the hash.
    if (next) beginScroll(session).abort();
    if (session.isEntryPending || (key && key !== entry)) stop(session);
    saveScroll(session, entry);
    setEntry(session, page);
  } else if (next?.nodes) void visit(session, { url: location.href, traverse: true, kept: next });
  else if (!next?.patch?.show(session, next)) {
    // Don't repeat a request that changes the cart.
    replaceEntry(withoutChange(location.href));
    expectPage(session, place);
    void visit(session, { url: location.href, traverse: true });
  }
}
