import { lazyImport } from "../../../shared/island/lazy-import.ts";
import { type SlideRow, scrollingRow } from "../../../shared/slides/row.ts";
import { swiperRow } from "../../../shared/slides/swiper-row.ts";
import { warn } from "../../../shared/warn.ts";
import type { VisibleItems } from "./visible-items.ts";

/** A row that scrolls natively until Swiper has loaded. `items` follows the visitor's swipes and scrolls. */
export function slidingRow(
  stage: HTMLElement,
  list: HTMLElement,
  items: VisibleItems,
  speed: number,
  signal: AbortSignal,
): SlideRow {
  let row = scrollingRow(list, items.follow);
  void loadSwiper();

  async function loadSwiper(): Promise<void> {
    try {
      const { Swiper } = await lazyImport("swiper", () => import("swiper"));
      if (signal.aborted) return;
      row.destroy();
      list.scrollTo({ left: 0, behavior: "instant" });
      row = swiperRow(Swiper, stage, list, { first: items.place, speed }, items.follow);
    } catch (error) {
      warn("could not load Swiper; the carousel scrolls instead.", error);
    }
  }
  return {
    go: (index, isAtOnce) => row.go(index, isAtOnce),
    destroy: () => row.destroy(),
  };
}
