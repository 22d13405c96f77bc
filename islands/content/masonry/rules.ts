/** Engines hold at least so many lines of a grid, Firefox no more than 10,000. */
const LINES = 9_000;

/** Height of a row of the fine grid that items of these heights span: the finer, the closer they stand, but not so fine that its lines could run out. OPT-11 */
export function rowHeight(heights: readonly number[], gap: number): number {
  const total = heights.reduce((sum, height) => sum + Math.ceil(height) + Math.ceil(gap), 0);
  return Math.max(1, Math.ceil(total / (LINES - heights.length)));
}

/** How many rows of the fine grid hold an item and the gap below it. At least one, so that an empty item has a place. */
export function spanOf(height: number, gap: number, row: number): number {
  return Math.max(1, Math.ceil((height + gap) / row));
}
