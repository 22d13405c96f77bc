/** Scrolls a row to its items. */
export interface SlideRow {
  /** Scrolls the item at `index` to the start of the row, or as near to it as possible. */
  go(index: number, isAtOnce: boolean): void;
  destroy(): void;
}

/**
 * A row with native scrolling, for use until Swiper has loaded. `onShow` receives the index that the visitor scrolled
 * to.
 */
export function scrollingRow(list: HTMLElement, onShow: (index: number) => void): SlideRow {
  const controller = new AbortController();
  const { signal } = controller;
  /** Target of a running scroll; null when the visitor scrolls. */
  let target: number | null = null;
  const listen = (type: string, act: () => void): void => list.addEventListener(type, act, { signal, passive: true });
  listen("scroll", () => {
    if (target === null) onShow(scrolledItem(list));
    else if (isAt(list, target)) target = null;
  });
  // The visitor interrupts a running scroll.
  for (const type of ["pointerdown", "wheel"]) listen(type, () => (target = null));
  return {
    go(index, isAtOnce) {
      if (isAt(list, index)) return;
      target = index;
      const forward = getComputedStyle(list).direction === "rtl" ? -1 : 1;
      list.scrollTo({ left: index * itemSize(list) * forward, behavior: isAtOnce ? "instant" : "smooth" });
    },
    destroy: () => controller.abort(),
  };
}

/** Index of the item that the row is scrolled to. */
export const scrolledItem = (list: HTMLElement): number => Math.round(Math.abs(list.scrollLeft) / itemSize(list));

/** Width of an item in pixels. All items of a row have the same width. */
const itemSize = (list: HTMLElement): number =>
  list.firstElementChild?.getBoundingClientRect().width || list.clientWidth || 1;

function isAt(list: HTMLElement, index: number): boolean {
  const end = list.scrollWidth - list.clientWidth;
  return scrolledItem(list) === index || (Math.abs(list.scrollLeft) >= end - 1 && index * itemSize(list) >= end);
}
