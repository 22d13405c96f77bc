import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @param {boolean} passed @returns {Tally} */
export const single = (passed) => ({ passed: Number(passed), failed: Number(!passed), skipped: 0 });

/** @param {Tally[]} tallies @returns {Tally} */
export const sum = (tallies) => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  skipped: tallies.reduce((total, { skipped }) => total + skipped, 0),
});

/** @param {Tally} tally */
export const line = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;

/**
 * Runs a test runner that writes a JSON report into .build, and counts its tests. A runner that crashed, ran no test,
 * or failed without a failed test counts as one failed test.
 * @template Report
 * @param {{ name: string, report: string, run: () => Promise<number>, count: (report: Report) => Tally }} runner
 *   `run` resolves with the exit code.
 * @returns {Promise<Tally>}
 */
export async function tallyOf({ name, report, run, count }) {
  const file = join(root, ".build", report);
  mkdirSync(join(root, ".build"), { recursive: true });
  // A report of an earlier run would be counted if this run writes none.
  rmSync(file, { force: true });
  const code = await run();
  return withRunner(name, code, readReport(file, count));
}

/**
 * Adds a failed test to the tally when the runner itself failed, and prints why.
 * @param {string} name @param {number} code exit code @param {Tally | undefined} tally undefined: no report was written
 * @returns {Tally}
 */
export function withRunner(name, code, tally) {
  const problem =
    tally === undefined
      ? `The ${name} tests wrote no report: the test runner crashed (code ${code}).`
      : tally.passed + tally.failed === 0
        ? `The ${name} run contained no tests.`
        : code !== 0 && tally.failed === 0
          ? `The ${name} tests ended with code ${code}, but no test failed; see the output above.`
          : undefined;
  const counted = tally ?? { passed: 0, failed: 0, skipped: 0 };
  if (problem === undefined) return counted;
  console.error(problem);
  return { ...counted, failed: counted.failed + 1 };
}

/**
 * @template Report
 * @param {string} file
 * @param {(report: Report) => Tally} count
 */
function readReport(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}
