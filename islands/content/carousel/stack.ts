import { saveAttributes } from "../../../shared/dom/save-attributes.ts";
import type { SlideRow } from "../../../shared/slides/row.ts";

/**
 * Shows one item at a time, all in the same place. CSS animates the change, except for visitors who prefer reduced
 * motion. NEW-04
 */
export function stack(list: HTMLElement, first: number): SlideRow {
  const items = [...list.children];
  const restore = [list, ...items].map((element) => saveAttributes(element, ["class", "role"]));
  const show = (index: number): void => {
    for (const [at, item] of items.entries()) item.classList.toggle("atoll-carousel-shown", at === index);
  };
  list.classList.add("atoll-carousel-stack");
  // The other items are inert: screen readers would read a list of one.
  list.role = "none";
  show(first);
  return {
    go: show,
    destroy() {
      for (const restoreElement of restore) restoreElement();
    },
  };
}
