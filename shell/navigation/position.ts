import { focusElement } from "../../shared/a11y/focus-element.ts";
import { announce } from "../../shared/a11y/live-region.ts";
import { reveal } from "../../shared/dom/reveal.ts";
import { findCounterpart } from "../../shared/page/find-counterpart.ts";
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
  beginScroll(session).abort();
  if (visit.traverse) scrollWhenTallEnough(session, scrollOf(session, session.entry));
  else if (!anchor) jumpTo(0, 0);
  else {
    reveal(anchor);
    // The visitor may have gone Back already.
    if (entryKey() === session.entry) activateTarget(hash);
  }
  const applyFocus = (): void => (focus?.isConnected ? focusElement(focus) : focusPage(visit.target, anchor));
  // Don't move the focus if the visitor, or an element of the page, has taken it already.
  if ([focused, document.body].includes(document.activeElement)) applyFocus();
  // On Back to a hash the browser scrolls to the anchor after this, which resets the focus: set it again.
  if (visit.traverse && hash) requestAnimationFrame(() => document.activeElement === document.body && applyFocus());
  announce(metadata.title);
}

/**
 * Keeps scroll and focus when the page is shown again: focuses the counterpart of the field, else of its nearest
 * ancestor, else the start of the page; announces the text of `[data-announce]`.
 */
export function keepPosition(
  [x, y]: readonly [number, number],
  active: HTMLElement | null,
  section: HTMLElement,
  inPlace?: boolean,
): void {
  jumpTo(x, y);
  if (active && !active.isConnected) {
    let ancestor: Element | null = active;
    let counterpart: HTMLElement | null = null;
    while (ancestor && !(counterpart = findCounterpart(ancestor))) ancestor = ancestor.parentElement;
    // On a reload in place an island may still create the element that had the focus.
    counterpart ??= inPlace ? null : (section.querySelector("h1") ?? section);
    if (counterpart) focusElement(counterpart);
  }
  const announcement = section.querySelector("[data-announce]")?.textContent;
  if (announcement) announce(announcement);
}

/** Makes `:target` match: `pushState` does not. A `location.replace` with the same hash does, but drops the state. */
function activateTarget(hash: string): void {
  const { state } = history;
  // Absolute, because a relative URL resolves against <base>.
  location.replace(new URL(hash, location.href));
  history.replaceState(state, "");
}
