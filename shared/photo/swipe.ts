import type { Point } from "./view.ts";

/**
 * Interprets a finger's movement over a stage of this width: 1 shows the photo to the right, -1 the one to the left,
 * and 0 stays at the current one.
 */
export function swipeDirection(by: Point, width: number): -1 | 0 | 1 {
  const isFar = Math.abs(by.x) > Math.min(60, width / 4) && Math.abs(by.x) > Math.abs(by.y);
  return isFar ? (by.x < 0 ? 1 : -1) : 0;
}
