import { focusElement } from "../../shared/a11y/focus-element.ts";
import { announce } from "../../shared/a11y/live-region.ts";
import type { PageVisit } from "../../shared/shell-api.ts";
import { anchorOf } from "../anchor-of.ts";
import { entryKey } from "../server-snapshot.ts";
import type { Session } from "../session.ts";
import { scrollOf } from "./entries.ts";
import { focusPage } from "./focus.ts";
import { jumpTo } from "../jump-to.ts";
import { beginScroll, scrollWhenTallEnough } from "./scroll.ts";

/** Scroll and focus after a swap. */

/**
 * Sets scroll and focus of a page that is new or was left. `focused` had the focus before the swap; null when the
 * visitor is typing outside the page. NAV-02, NAV-22
 */
export function goToPosition(session: Session, visit: PageVisit, focused: Element | null): void {
  const { focus, metadata } = session.page;
  const { hash } = new URL(visit.url);
  const anchor = visit.traverse ? null : anchorOf(hash);
  // Don't move the focus if the visitor, or an element of the page, has taken it already.
  const applyFocus = (): void => {
    if (![focused, document.body].includes(document.activeElement)) return;
    if (focus?.isConnected) focusElement(focus);
    else focusPage(visit.target, anchor);
  };
  beginScroll(session).abort();
  if (visit.traverse) scrollWhenTallEnough(session, scrollOf(session, session.entry));
  else if (!anchor) jumpTo(0, 0);
  else if (anchor.closest(closed)) void openAnchor(session, anchor, hash).then(applyFocus);
  else activateTarget(session, hash);
  applyFocus();
  // On Back to a hash the browser scrolls to the anchor after this, which resets the focus: set it again.
  if (visit.traverse && hash) requestAnimationFrame(() => document.activeElement === document.body && applyFocus());
  announce(metadata.title);
}

/** Content that an anchor may lie in without being visible. */
const closed = "details:not([open]), .collapse:not(.show), .tab-pane:not(.active)";

/** Opens the content around the anchor, and scrolls to it. */
async function openAnchor(session: Session, anchor: Element, hash: string): Promise<void> {
  const { reveal } = await session.load<typeof import("../on-demand/anchors.ts")>("anchors");
  reveal(anchor);
  activateTarget(session, hash);
}

/**
 * Scrolls to the anchor and makes `:target` match, unless the visitor has gone Back already: `pushState` does not. A
 * `location.replace` with the same hash does, but drops the state.
 */
function activateTarget(session: Session, hash: string): void {
  if (entryKey() !== session.entry) return;
  const { state } = history;
  // Absolute, because a relative URL resolves against <base>.
  location.replace(new URL(hash, location.href));
  history.replaceState(state, "");
}
