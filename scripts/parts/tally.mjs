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
 * Runs a test runner that writes a JSON report into .build, and counts its tests. A runner that crashed, ran nothing,
 * or ended badly without naming a failed test counts as one failed test.
 * @param {{ name: string, report: string, run: () => Promise<number>, count: (report: any) => Tally }} runner
 *   `run` gives the exit code.
 * @returns {Promise<Tally>}
 */
export async function tallyOf({ name, report, run, count }) {
  const file = join(root, ".build", report);
  mkdirSync(join(root, ".build"), { recursive: true });
  // An earlier run's report must not be taken for this one's.
  rmSync(file, { force: true });
  const code = await run();
  return withRunner(name, code, readReport(file, count));
}

/**
 * @param {string} name @param {number} code @param {Tally | undefined} tally
 * @returns {Tally}
 */
export function withRunner(name, code, tally) {
  const trouble =
    tally === undefined
      ? `The ${name} tests wrote no report: their runner crashed (code ${code}).`
      : tally.passed + tally.failed === 0
        ? `The ${name} tests ran no test at all.`
        : code !== 0 && tally.failed === 0
          ? `The ${name} tests ended with code ${code} although no test failed; see above.`
          : undefined;
  const counted = tally ?? { passed: 0, failed: 0, skipped: 0 };
  if (trouble === undefined) return counted;
  console.error(trouble);
  return { ...counted, failed: counted.failed + 1 };
}

function readReport(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}
