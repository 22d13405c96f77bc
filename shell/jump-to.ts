/** Scrolls at once, even under `scroll-behavior: smooth`. */
export const jumpTo = (left: number, top: number): void => scrollTo({ left, top, behavior: "instant" });
