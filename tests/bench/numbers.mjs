/**
 * Three quarters of the values are not less. Of what a run takes, it tells more than the median: a machine that has other work,
 * or runs slower for some seconds, only ever adds to it.
 * @param {number[]} values
 */
export const quartile = (values) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 4)];

/**
 * Who is first, second ... in a round: over the rounds each begins, and each follows on others. What one leaves behind, the next
 * pays for.
 * @param {number} count  how many take turns @param {number} round
 */
export function turns(count, round) {
  const steps = Array.from({ length: count }, (_, index) => index).filter((step) => divisor(step, count) === 1);
  return Array.from({ length: count }, (_, turn) => (turn * steps[round % steps.length] + round) % count);
}

const divisor = (a, b) => (b === 0 ? a : divisor(b, a % b));

/** Rows as lines whose columns stand under each other. @param {string[][]} rows */
export function columns(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join("  "),
    )
    .join("\n");
}

/**
 * How many times the floor a contender takes, by the lower quartiles of their runs.
 * @param {Record<string, number>[]} runs @param {Record<string, number>[]} floor @param {string} key
 */
export function times(runs, floor, key) {
  const of = (all) => quartile(all.map((run) => run[key]));
  return (of(runs) / of(floor)).toFixed(2);
}
