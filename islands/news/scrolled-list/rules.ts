/** The position of an entry, in pixels from the top of the list. */
export interface Entry {
  top: number;
  bottom: number;
}

/** Tolerance in pixels: positions are fractional, and browsers may round scroll offsets. */
const TOLERANCE = 2;

/**
 * The scroll offset after a press of a button, for a list that shows `height` pixels from offset `from`. Down: the
 * first entry that is not fully visible moves to the top. Up: the entry before the first fully visible one moves to the
 * bottom, and the view starts with a whole entry. A press always moves the list, also through entries that are higher
 * than the view. NEW-04
 */
export function nextOffset(entries: readonly Entry[], from: number, height: number, direction: "up" | "down"): number {
  const end = Math.max((entries.at(-1)?.bottom ?? 0) - height, 0);
  if (direction === "down") {
    const next = entries.find(({ bottom }) => bottom > from + height + TOLERANCE)?.top ?? end;
    // An entry that is already at the top but does not fit is scrolled by one view.
    return Math.min(next > from + TOLERANCE ? next : from + height, end);
  }
  const before = entries.findLast(({ top }) => top < from - TOLERANCE);
  if (!before) return 0;
  const first = entries.find(({ top }) => top >= before.bottom - height - TOLERANCE)?.top ?? from;
  return Math.max(first < from - TOLERANCE ? first : from - height, 0);
}

/** The directions in which the list can scroll. `whole` is the height of its content. NEW-04 */
export const scrollableDirections = (from: number, height: number, whole: number): { up: boolean; down: boolean } => ({
  up: from > TOLERANCE / 2,
  down: from + height < whole - TOLERANCE / 2,
});
