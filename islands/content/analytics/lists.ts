import { itemElementsIn, itemOf, listOf, listSelector } from "../../../shared/analytics/item.ts";
import { track } from "../../../shared/analytics/track.ts";
import { sliced } from "./rules.ts";

/** Google takes so many items with an event. */
const MOST_ITEMS = 200;

/**
 * Tells of the lists of products in `root`, and of the one that it stands in: the items that are not in `told`, which then holds them,
 * so that of a list that grows each is told once. The place of an item is what the page says, else that among its elements. ANA-05
 */
export function trackLists(root: Element, told: WeakSet<Element>): void {
  const around = root.closest(listSelector);
  for (const list of new Set([...(around ? [around] : []), ...root.querySelectorAll(listSelector)])) {
    const elements = itemElementsIn(list).filter((element) => element.closest(listSelector) === list);
    const items = elements.flatMap((element, index) => (told.has(element) ? [] : [itemOf(element, { index })]));
    for (const element of elements) told.add(element);
    for (const some of sliced(items, MOST_ITEMS))
      track("view_item_list", { ecommerce: { ...listOf(list), items: some } });
  }
}
