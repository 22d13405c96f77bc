/** Which photo of `count` a key leads to from the one at `index`; null when it is none of the gallery's. `isColumn` says that up and down count, too. */
export function afterKey(
  key: string,
  index: number,
  count: number,
  isRightToLeft: boolean,
  isColumn: boolean,
): number | null {
  const step = steps(isRightToLeft, isColumn)[key];
  if (step !== undefined) return clamped(index + step, count);
  return key === "Home" ? 0 : key === "End" ? count - 1 : null;
}

const steps = (isRightToLeft: boolean, isColumn: boolean): Record<string, number> => ({
  ArrowRight: isRightToLeft ? -1 : 1,
  ArrowLeft: isRightToLeft ? 1 : -1,
  ...(isColumn && { ArrowDown: 1, ArrowUp: -1 }),
});

/** There is nothing before the first photo and after the last. */
export const clamped = (index: number, count: number): number => Math.min(Math.max(index, 0), count - 1);

/** How far a list of thumbnails is scrolled so that the current one is in its middle, or as near to it as the list goes. */
export function scrolledTo(start: number, length: number, room: number, whole: number): number {
  return Math.min(Math.max(start + length / 2 - room / 2, 0), Math.max(whole - room, 0));
}
