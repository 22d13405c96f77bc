import { keptAttributes } from "../../../shared/kept-attributes.ts";
import type { Row } from "../../../shared/slides/row.ts";

/** Items in one place, of which one is seen: the style lets it rise, or, for who wants less motion, be there. NEW-04 */
export function stack(list: HTMLElement, first: number): Row {
  const items = [...list.children];
  const restore = [list, ...items].map((element) => keptAttributes(element, ["class"]));
  const show = (index: number): void => {
    for (const [at, item] of items.entries()) item.classList.toggle("atoll-carousel-shown", at === index);
  };
  list.classList.add("atoll-carousel-stack");
  show(first);
  return {
    go: show,
    end() {
      for (const put of restore) put();
    },
  };
}
