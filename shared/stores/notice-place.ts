import type { NoticePlace } from "./notices.ts";

/**
 * Remembers where the item `id` is in a list, and returns a function that finds the place for a notice instead of it, also
 * after the list has been replaced: after the item itself or the nearest one before it, else before the first item.
 * `shown` returns the items that the visitor sees, and the notices in their places.
 */
export function placeAmong(
  shown: () => HTMLElement[],
  idOf: (item: HTMLElement) => string,
  id: string,
): () => NoticePlace | null {
  const all = shown().map(idOf);
  const nearest = [id, ...all.slice(0, Math.max(0, all.indexOf(id))).toReversed()];
  return () => {
    const items = shown();
    const after = nearest.map((near) => items.find((item) => idOf(item) === near)).find(Boolean);
    const item = after ?? items[0];
    if (!item?.parentElement) return null;
    return { parent: item.parentElement, before: after ? after.nextSibling : item, name: id };
  };
}
