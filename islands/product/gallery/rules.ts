/**
 * Index of the photo that a key moves to from `index`; null for other keys. With `isColumn`, the up and down keys count
 * too.
 */
export function afterKey(
  key: string,
  index: number,
  count: number,
  isRightToLeft: boolean,
  isColumn: boolean,
): number | null {
  const step = steps(isRightToLeft, isColumn)[key];
  if (step !== undefined) return clampIndex(index + step, count);
  return key === "Home" ? 0 : key === "End" ? count - 1 : null;
}

const steps = (isRightToLeft: boolean, isColumn: boolean): Record<string, number> => ({
  ArrowRight: isRightToLeft ? -1 : 1,
  ArrowLeft: isRightToLeft ? 1 : -1,
  ...(isColumn && { ArrowDown: 1, ArrowUp: -1 }),
});

/** Limits `index` to the photos. */
export const clampIndex = (index: number, count: number): number => Math.min(Math.max(index, 0), count - 1);

/** Scroll offset that centres the current thumbnail, as far as the list can scroll. */
export function centredOffset(start: number, length: number, room: number, whole: number): number {
  return Math.min(Math.max(start + length / 2 - room / 2, 0), Math.max(whole - room, 0));
}
