import { emit } from "../../../shared/events.ts";
import { childrenOf, elementsIn, entryKey } from "../../core/document.ts";
import { appendAll, detachChildren } from "../../navigation/swap.ts";
import { pushEntry, recordOffset, saveScroll, setEntry } from "../../navigation/history.ts";
import { type Content, liveSelector, type Patch } from "../../navigation/cache.ts";
import { scrollWhenTallEnough } from "../../navigation/land.ts";
import { stop } from "../../navigation/visit.ts";
import { mountIn, openGatesIn } from "../../core/islands-on-demand.ts";
import type { Session } from "../../navigation/session.ts";
import { focusElement } from "../../../shared/a11y/focus-element.ts";
import { announceContent } from "./announce-content.ts";
import { focusIn, restoreFocus } from "./focus-in-place.ts";
import { setValues, valuesOf } from "./form-values.ts";
import { moreLinks, replaceMoreLink } from "./more-link.ts";
import type { Mode } from "./place.ts";

/** States of one page: links and forms with `data-ajax-push` fill a target and add a history entry; Back restores the target. */

/** States of one page that are cached for Back. */
const MAX_STATES = 10;

interface NewState {
  url: string;
  target: Element;
  /** The link or form that asks for it. */
  source?: Element | undefined;
  mode: Mode;
}

/**
 * Caches the content of `target`, before the target is filled with the answer to `source`, and adds a history entry at
 * `url`, unless that is the current URL.
 */
export function pushState(session: Session, { url, target, source, mode }: NewState): void {
  recordOffset(session);
  saveScroll(session, entryKey());
  const patch = mode === "replace" ? detachState(session, target, source) : stateOf(session, target, source);
  // Same URL: no new history entry.
  if (url === location.href) return;
  const { page } = session;
  // Morphing changes the elements of the state: Back requests it again.
  if (mode !== "morph") cacheState(page, patch);
  const older = statesOf(session).filter(({ patch }) => patch);
  for (const state of older.slice(0, -MAX_STATES)) delete state.patch;
  pushEntry(url);
  setEntry(session, { ...page, patch: undefined, values: source && valuesOf(source) });
}

/** Puts the cached target content of `next` back on the page. False when it is not cached. */
function showState(session: Session, next: Content): boolean {
  const { page } = session;
  const states = statesOf(session);
  const patch = next.patch!;
  const { target, nodes, source, moreLink, restore } = patch;
  // With several targets the state of the other ones is unknown.
  if (
    !target.isConnected ||
    !states.includes(next) ||
    states.some((state) => state.patch && state.patch.target !== target)
  )
    return false;
  saveScroll(session, session.displayedEntry);
  const active = focusIn(target, document.body);
  const content = document.createDocumentFragment();
  let finishKeeping: (() => void) | undefined;
  // States of a list that has grown share items, and keep all.
  if (!nodes.some((node) => target.contains(node))) {
    appendAll(content, nodes);
    finishKeeping = session.keepElements?.(target, content);
    nodes.push(...content.childNodes);
  }
  cacheState(page, detachState(session, target, source));
  appendAll(target, nodes);
  finishKeeping?.();
  restore();
  if (source) setValues(source, next.values);
  if (moreLink) {
    const last = moreLinks.get(target);
    if (last) replaceMoreLink(last, moreLink);
    moreLinks.set(target, moreLink);
  }
  delete next.patch;
  setEntry(session, next);
  // The focus stays on an element outside of the target.
  if (document.activeElement === document.body) {
    if (patch.focus?.isConnected) focusElement(patch.focus as HTMLElement);
    else if (active) restoreFocus(target, active);
  }
  for (const child of childrenOf(target)) session.islands.scan(child);
  for (const part of session.applyParts?.(next.pageParts, undefined) ?? []) mountIn(session, part);
  void openGatesIn(session, target);
  announceContent(target);
  scrollWhenTallEnough(session, session.scrollOffsets.get(entryKey()) ?? [0, 0]);
  emit(document, "page:loaded", { url: location.href, method: "GET", headers: {}, kept: true, traverse: true, target });
  stop(session);
  return true;
}

/** All states of the displayed page, oldest first. */
const statesOf = ({ pagesByEntry, page: { pageMetadata } }: Session): Content[] =>
  [...new Set(pagesByEntry.values())].filter((content) => content.pageMetadata === pageMetadata);

/** The state of `target` now. Its content stays, and may be part of the next state. */
function stateOf(session: Session, target: Element, source: Element | undefined): Patch {
  const scrolled = new Map(session.page.scrolled);
  const restore = (): void => session.restoreScrollers?.({ scrolled });
  const moreLink = moreLinks.get(target) ?? (source && !target.contains(source) ? source : undefined);
  const focus = focusIn(target, source);
  return { target, source, restore, nodes: [...target.childNodes], moreLink, focus, show: showState };
}

function detachState(session: Session, target: Element, source: Element | undefined): Patch {
  const { islands, pageScripts } = session;
  for (const child of childrenOf(target)) islands.sweep(child);
  const state = stateOf(session, target, source);
  const { restore } = state;
  const restoreHandlers = pageScripts?.detachHandlers(target);
  detachChildren(target);
  return {
    ...state,
    restore: () => {
      restoreHandlers?.();
      restore();
    },
  };
}

/** Don't keep content with cart or account data; refetch it on Back. */
function cacheState(content: Content, patch: Patch): void {
  if (!patch.nodes.some((node) => node instanceof Element && elementsIn(node, liveSelector).length > 0))
    content.patch = patch;
}
