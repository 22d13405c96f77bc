/** Visible share of an element from which it counts as in the viewport. SUI-02 */
export const MIN_RATIO = 0.1;

/**
 * Thresholds of the observer. Small ones are needed for an element much taller than the window: it never shows a tenth.
 */
export const thresholds: readonly number[] = [
  0,
  ...Array.from({ length: 7 }, (_, index) => MIN_RATIO / 2 ** (7 - index)),
  MIN_RATIO,
];

export interface Visibility {
  /** Share of the element's area that is in the window. */
  ratio: number;
  /** Height of that part, in pixels. */
  visibleHeight: number;
  windowHeight: number;
}

/** True when a tenth of the element is in the window, or the element fills a tenth of the window. */
export const isInViewport = ({ ratio, visibleHeight: seen, windowHeight: window }: Visibility): boolean =>
  ratio >= MIN_RATIO || (ratio > 0 && seen >= window * MIN_RATIO);
