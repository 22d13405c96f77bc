/** What brings one photo of a row into sight. */
export interface Row {
  go(index: number, isAtOnce: boolean): void;
  end(): void;
}

/** The browser's own scrolling, until Swiper is here, and where it does not come. `onShow` is told where the visitor has scrolled to. */
export function scrollingRow(list: HTMLElement, onShow: (index: number) => void): Row {
  const ended = new AbortController();
  const { signal } = ended;
  let wanted: number | null = null;
  const at = (): number => Math.round(Math.abs(list.scrollLeft) / (list.clientWidth || 1));
  const listen = (type: string, act: () => void): void => list.addEventListener(type, act, { signal, passive: true });
  listen("scroll", () => {
    if (wanted === null) onShow(at());
    else if (at() === wanted) wanted = null;
  });
  // The visitor is faster than what was begun.
  for (const type of ["pointerdown", "wheel"]) listen(type, () => (wanted = null));
  return {
    go(index, isAtOnce) {
      if (at() === index) return;
      wanted = index;
      const forward = getComputedStyle(list).direction === "rtl" ? -1 : 1;
      list.scrollTo({ left: index * list.clientWidth * forward, behavior: isAtOnce ? "instant" : "smooth" });
    },
    end: () => ended.abort(),
  };
}
