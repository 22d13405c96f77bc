import type { Point } from "./view.ts";

/** Where a photo is drawn to by a finger that moved `by` over a stage of such a width: 1 brings in what is right of it, -1 what is left, 0 lets it fall back. */
export function swiped(by: Point, width: number): -1 | 0 | 1 {
  const isFar = Math.abs(by.x) > Math.min(60, width / 4) && Math.abs(by.x) > Math.abs(by.y);
  return isFar ? (by.x < 0 ? 1 : -1) : 0;
}
