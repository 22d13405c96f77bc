/** What brings the items of a row into sight. */
export interface Row {
  /** Brings the item of that place to the row's beginning, or as near to it as the row goes. */
  go(index: number, isAtOnce: boolean): void;
  end(): void;
}

/** The browser's own scrolling, until Swiper is here, and where it does not come. `onShow` is told which item the visitor has scrolled to. */
export function scrollingRow(list: HTMLElement, onShow: (index: number) => void): Row {
  const ended = new AbortController();
  const { signal } = ended;
  let wanted: number | null = null;
  const listen = (type: string, act: () => void): void => list.addEventListener(type, act, { signal, passive: true });
  listen("scroll", () => {
    if (wanted === null) onShow(scrolledItem(list));
    else if (isAt(list, wanted)) wanted = null;
  });
  // The visitor is faster than what was begun.
  for (const type of ["pointerdown", "wheel"]) listen(type, () => (wanted = null));
  return {
    go(index, isAtOnce) {
      if (isAt(list, index)) return;
      wanted = index;
      const forward = getComputedStyle(list).direction === "rtl" ? -1 : 1;
      list.scrollTo({ left: index * itemSize(list) * forward, behavior: isAtOnce ? "instant" : "smooth" });
    },
    end: () => ended.abort(),
  };
}

/** Place of the item that a row is scrolled to. */
export const scrolledItem = (list: HTMLElement): number => Math.round(Math.abs(list.scrollLeft) / itemSize(list));

/** All items of a row have one size. */
const itemSize = (list: HTMLElement): number =>
  list.firstElementChild?.getBoundingClientRect().width || list.clientWidth || 1;

function isAt(list: HTMLElement, index: number): boolean {
  const end = list.scrollWidth - list.clientWidth;
  return scrolledItem(list) === index || (Math.abs(list.scrollLeft) >= end - 1 && index * itemSize(list) >= end);
}
