/**
 * The lower quartile. For durations it is more reliable than the median, because other load on the machine only ever
 * adds time.
 * @param {number[]} values
 */
export const quartile = (values) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 4)];

/**
 * The order of the contenders in a round. It changes from round to round, so that each starts a round and each follows
 * different ones: the garbage of a contender costs the next one time.
 * @param {number} count  number of contenders @param {number} round
 */
export function turns(count, round) {
  const steps = Array.from({ length: count }, (_, index) => index).filter((step) => divisor(step, count) === 1);
  return Array.from({ length: count }, (_, turn) => (turn * steps[round % steps.length] + round) % count);
}

/** @param {number} a @param {number} b @returns {number} */
const divisor = (a, b) => (b === 0 ? a : divisor(b, a % b));

/** Formats rows as lines with aligned columns. @param {string[][]} rows */
export function columns(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join("  "),
    )
    .join("\n");
}

/**
 * The ratio of a contender to the baseline, by the lower quartiles of their runs.
 * @template {string} Key
 * @param {Record<Key, number>[] | undefined} runs
 * @param {Record<Key, number>[] | undefined} floor
 * @param {Key} key
 */
export function times(runs, floor, key) {
  /** @param {Record<Key, number>[] | undefined} all */
  const quartileOf = (all = []) => quartile(all.map((run) => run[key]));
  return (quartileOf(runs) / quartileOf(floor)).toFixed(2);
}
