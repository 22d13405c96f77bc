import { findItemElements, readItem, readList, listSelector } from "../../../shared/analytics/item.ts";
import { track } from "../../../shared/analytics/track.ts";
import { chunks } from "./rules.ts";

/** Google's limit for the items of one event. */
const MAX_ITEMS = 200;

/**
 * Tracks the product lists in `root` and the list around it. Skips items in `tracked` and adds new ones to it, so that
 * each item of a growing list is tracked once. The index of an item is the one in the markup, else its position in the
 * list. ANA-05
 */
export function trackLists(root: Element, tracked: WeakSet<Element>): void {
  const around = root.closest(listSelector);
  for (const list of new Set([...(around ? [around] : []), ...root.querySelectorAll(listSelector)])) {
    const elements = findItemElements(list).filter((element) => element.closest(listSelector) === list);
    const items = elements.flatMap((element, index) => (tracked.has(element) ? [] : [readItem(element, { index })]));
    for (const element of elements) tracked.add(element);
    for (const chunk of chunks(items, MAX_ITEMS))
      track("view_item_list", { ecommerce: { ...readList(list), items: chunk } });
  }
}
