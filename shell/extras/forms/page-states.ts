import { emit } from "../../../shared/events.ts";
import { childrenOf, entryKey } from "../../core/document.ts";
import { detachChildren } from "../../navigation/swap.ts";
import { pushEntry, recordOffset, saveScroll, scrollOf, setEntry } from "../../navigation/history.ts";
import { type Content, liveSelector, type Patch } from "../../navigation/cache.ts";
import { scrollWhenTallEnough } from "../../navigation/land.ts";
import { stop } from "../../navigation/visit.ts";
import { openGatesIn } from "../../core/islands-on-demand.ts";
import type { Session } from "../../navigation/session.ts";
import { setValues, valuesOf } from "./form-values.ts";

/** States of one page: forms with `data-ajax-push` fill a target and add a history entry; Back restores the target. */

/** States of one page that are cached for Back. */
const MAX_STATES = 10;

/**
 * Caches the content of `target`, before the target is filled with the response to `form`, and adds a history entry at
 * `url`, unless that is the current URL.
 */
export function pushState(session: Session, url: string, target: Element, form: Element): void {
  recordOffset(session);
  saveScroll(session, entryKey());
  const patch = detachState(session, target, form);
  // Same URL: no new history entry.
  if (url === location.href) return;
  const { page } = session;
  cacheState(page, patch);
  const older = statesOf(session).filter(({ patch }) => patch);
  for (const state of older.slice(0, -MAX_STATES)) delete state.patch;
  pushEntry(url);
  setEntry(session, { ...page, patch: undefined, values: valuesOf(form) });
}

/** Puts the cached target content of `next` back on the page. False when it is not cached. */
function showState(session: Session, next: Content): boolean {
  const { page } = session;
  const states = statesOf(session);
  const patch = next.patch!;
  const { target, nodes, form, restore } = patch;
  // With several targets the state of the other ones is unknown.
  if (
    !target.isConnected ||
    !states.includes(next) ||
    states.some((state) => state.patch && state.patch.target !== target)
  )
    return false;
  saveScroll(session, session.displayedEntry);
  cacheState(page, detachState(session, target, form));
  target.append(nodes);
  restore();
  setValues(form, next.values);
  delete next.patch;
  setEntry(session, next);
  for (const child of childrenOf(target)) session.islands.scan(child);
  void openGatesIn(session, target);
  scrollWhenTallEnough(session, scrollOf(session, entryKey()));
  emit(document, "page:loaded", { url: location.href, method: "GET", headers: {}, kept: true, traverse: true, target });
  stop(session);
  return true;
}

/** All states of the displayed page, oldest first. */
const statesOf = ({ pagesByEntry, page: { pageMetadata } }: Session): Content[] =>
  [...new Set(pagesByEntry.values())].filter((content) => content.pageMetadata === pageMetadata);

function detachState(session: Session, target: Element, form: Element): Patch {
  const { islands, page, pageScripts } = session;
  for (const child of childrenOf(target)) islands.sweep(child);
  const scrolled = new Map(page.scrolled);
  const restoreHandlers = pageScripts?.detachHandlers(target);
  const restore = (): void => {
    restoreHandlers?.();
    session.restoreScrollers?.({ scrolled });
  };
  return { target, form, restore, nodes: detachChildren(target), show: showState };
}

/** Don't keep fragments with cart or account data; refetch them on Back. */
function cacheState(content: Content, patch: Patch): void {
  if (!patch.nodes.querySelector(liveSelector)) content.patch = patch;
}
