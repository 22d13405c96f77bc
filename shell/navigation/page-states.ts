import { childrenOf } from "../children-of.ts";
import type { Core } from "../core.ts";
import { detachChildren } from "../detach-children.ts";
import { entryKey } from "../server-snapshot.ts";
import { displayedEntry, pushEntry, recordOffset, saveScroll, scrollOf, setEntry, statesOf } from "./entries.ts";
import { setValues, valuesOf } from "./form-values.ts";
import type { Content } from "./page-cache.ts";
import { detachHandlers } from "./page-handlers.ts";
import { liveSelector } from "./parts.ts";
import { scrollWhenTallEnough } from "./scroll.ts";

/** States of one page: forms with `data-ajax-push` fill a target and add a history entry; Back restores the target. */

/** States of one page that are cached for Back. */
const MAX_STATES = 10;

type Patch = NonNullable<Content["patch"]>;

/**
 * Caches the content of `target` in `current`, before the target is filled with the response to `form`, and adds a
 * history entry at `url`. Returns the content of the new entry; `current` when the URL is the same.
 */
export function pushState(current: Content, core: Core, url: string, target: Element, form: Element): Content {
  recordOffset();
  saveScroll(entryKey());
  const patch = detachState(core, target, form);
  // Same URL: no new history entry.
  if (url === location.href) return current;
  cacheState(current, patch);
  const older = statesOf(current).filter(({ patch }) => patch);
  for (const state of older.slice(0, -MAX_STATES)) delete state.patch;
  pushEntry(url);
  const next = { ...current, patch: undefined, values: valuesOf(form) };
  setEntry(next);
  return next;
}

/**
 * Puts the cached target content of `next` back on the page. False when it is not cached. The caller fires
 * `page:loaded`.
 */
export function restoreState(current: Content, core: Core, next: Content): boolean {
  const states = statesOf(current);
  const target = next.patch?.target;
  // With several targets the state of the other ones is unknown.
  if (!target?.isConnected || !states.includes(next) || states.some(({ patch }) => patch && patch.target !== target))
    return false;
  saveScroll(displayedEntry());
  const { nodes, form, restore } = next.patch!;
  cacheState(current, detachState(core, target, form));
  target.append(nodes);
  restore();
  setValues(form, next.values);
  delete next.patch;
  setEntry(next);
  for (const child of childrenOf(target)) core.islands.scan(child);
  core.openGates(target);
  scrollWhenTallEnough(...scrollOf(entryKey()));
  return true;
}

function detachState({ islands }: Core, target: Element, form: Element): Patch {
  for (const child of childrenOf(target)) islands.sweep(child);
  return { target, form, restore: detachHandlers(target), nodes: detachChildren(target) };
}

/** Don't keep fragments with cart or account data; refetch them on Back. */
function cacheState(content: Content, patch: Patch): void {
  if (!patch.nodes.querySelector(liveSelector)) content.patch = patch;
}
