/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Rows as lines whose columns stand under each other. @param {string[][]} rows */
export function columns(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join("  ")).join("\n");
}

/**
 * How many times the floor a contender takes, by the medians of their runs.
 * @param {Record<string, number>[]} runs @param {Record<string, number>[]} floor @param {string} key
 */
export function times(runs, floor, key) {
  const of = (all) => median(all.map((run) => run[key]));
  return (of(runs) / of(floor)).toFixed(2);
}
