/** Every engine supports this many grid lines; Firefox stops at 10,000. */
const MAX_LINES = 9_000;

/**
 * Row height, in pixels, of a fine grid whose items have these heights. Finer rows leave smaller gaps, but the grid
 * must not need more lines than engines support. OPT-11
 */
export function rowHeight(heights: readonly number[], gap: number): number {
  const total = heights.reduce((sum, height) => sum + Math.ceil(height) + Math.ceil(gap), 0);
  return Math.max(1, Math.ceil(total / (MAX_LINES - heights.length)));
}

/** Number of rows that an item and the gap below it span; at least one, so that an empty item keeps its place. */
export function spanOf(height: number, gap: number, row: number): number {
  return Math.max(1, Math.ceil((height + gap) / row));
}
