import type { Translate } from "../../../shared/i18n/texts.ts";
import { type Notice, removeNotice } from "../../../shared/stores/notices.ts";
import { elementOf, type Focus, wrapperFor } from "./notice-element.ts";
import type { lifetimeOf } from "./rules.ts";

/** Code of the island that this part shares, without a file of its own to load. */
export interface Shared extends Focus {
  lifetimeOf: typeof lifetimeOf;
}

/** The elements of the notices in the page, by the ids of the notices. */
const elements = new Map<number, HTMLElement>();

/**
 * Shows each notice of `list` that has a place in the page there, until `signal` ends. The page may be replaced meanwhile:
 * the notices then go to their places in the new one. `onPlaceless` gets the ids of those that have none.
 */
export function showInPage(
  list: readonly Notice[],
  t: Translate,
  shared: Shared,
  onPlaceless: (ids: readonly number[]) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const present = list.filter(({ place, isRemoved }) => place && !isRemoved);
  for (const [id, element] of elements) {
    if (present.some((notice) => notice.id === id)) continue;
    element.remove();
    elements.delete(id);
  }
  let last = "";
  const arrange = (): void => {
    const left = present.filter((notice) => !put(notice, t, shared)).map(({ id }) => id);
    if (!signal.aborted && last !== (last = String(left))) onPlaceless(left);
  };
  const observer = new MutationObserver(arrange);
  if (present.length > 0) observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener("abort", () => observer.disconnect());
  onPlaceless([]);
  arrange();
}

/** Puts a notice into its place unless it is there. False when the page has no place for it. */
function put(notice: Notice, t: Translate, shared: Shared): boolean {
  const element = elements.get(notice.id);
  if (element?.isConnected) return true;
  const place = notice.place!();
  if (!place) {
    // The visitor has left the page of an old notice. In the corner it would have closed by now.
    if (element && performance.now() - notice.since > (shared.lifetimeOf(notice) ?? 0)) removeNotice(notice.id);
    return false;
  }
  const isFitting = element?.localName === wrapperFor(place.parent);
  const next = isFitting ? element! : elementOf(notice, t, place, shared);
  elements.set(notice.id, next);
  place.parent.insertBefore(next, place.before);
  return true;
}
