/** An entry of a list: where it begins and ends, in pixels from the top of the list. */
export interface Entry {
  top: number;
  bottom: number;
}

/** Positions are fractions of a pixel, and scroll offsets may be rounded. */
const SLACK = 2;

/**
 * Where a list that shows `height` from `from` on goes by a press of a button: down to the first entry that is not seen whole, up so far that the
 * entry before the first whole one ends the view. It begins with an entry, and always goes on, also through entries that are higher than the view. NEW-04
 */
export function nextStop(entries: readonly Entry[], from: number, height: number, direction: "up" | "down"): number {
  const end = Math.max((entries.at(-1)?.bottom ?? 0) - height, 0);
  if (direction === "down") {
    const next = entries.find(({ bottom }) => bottom > from + height + SLACK)?.top ?? end;
    // An entry that is in sight from its beginning on, and yet does not fit, is gone through.
    return Math.min(next > from + SLACK ? next : from + height, end);
  }
  const before = entries.findLast(({ top }) => top < from - SLACK);
  if (!before) return 0;
  const first = entries.find(({ top }) => top >= before.bottom - height - SLACK)?.top ?? from;
  return Math.max(first < from - SLACK ? first : from - height, 0);
}

/** Which of the buttons lead somewhere. NEW-04 */
export const ways = (from: number, height: number, whole: number): { up: boolean; down: boolean } => ({
  up: from > SLACK / 2,
  down: from + height < whole - SLACK / 2,
});
