/** From this share of an element in the window on it is in. SUI-02 */
export const RATIO = 0.1;

/** Shares at which the observer tells. What is many times as high as the window never shows a tenth of itself. */
export const thresholds: readonly number[] = [
  0,
  ...Array.from({ length: 7 }, (_, index) => RATIO / 2 ** (7 - index)),
  RATIO,
];

export interface Sight {
  /** The share of its area that is in the window. */
  ratio: number;
  /** Height of that part, and of the window. */
  seen: number;
  window: number;
}

/** Whether an element is in the window: a tenth of it, or a tenth of the window is filled by it. */
export const isIn = ({ ratio, seen, window }: Sight): boolean =>
  ratio >= RATIO || (ratio > 0 && seen >= window * RATIO);
