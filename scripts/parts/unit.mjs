import { runNode } from "../child.mjs";
import { howToInstallPhp, installPhp } from "../php.mjs";
import { withMissing } from "./browser.mjs";
import { tallyOf } from "./tally.mjs";

/** Part of the names of test files of the second tier. */
const secondTier = ".all.test.";

const ofTier = { first: [`--exclude=**/*${secondTier}*`], second: [secondTier] };

/** Whether some of the tests need PHP: those of the install files do. @param {string[]} args @param {string} [tier] */
export const needsPhp = (args, tier) =>
  tier !== "second" && (args.length === 0 || args.some((arg) => arg.includes("install")));

/**
 * Runs the unit tests. Without PHP, those that need it are skipped; in CI that is one failed test.
 * @param {string[]} args for vitest, such as a file name
 * @param {"first" | "second"} [tier] both by default
 */
export async function unit(args, tier) {
  const missing = needsPhp(args, tier) && !(await installPhp()) ? [howToInstallPhp] : [];
  // Dots and colours only in a terminal: in a log file they would say nothing.
  const { isTTY } = process.stdout;
  const reporters = [
    isTTY ? "--reporter=dot" : "--reporter=default",
    "--silent=passed-only",
    "--reporter=json",
    "--outputFile.json=.build/unit.json",
  ];
  const tally = await tallyOf({
    name: "unit",
    report: "unit.json",
    run: async () =>
      (
        await runNode(["node_modules/vitest/vitest.mjs", "run", ...reporters, ...(tier ? ofTier[tier] : []), ...args], {
          env: isTTY ? process.env : { NO_COLOR: "1", ...process.env },
        })
      ).code,
    count: countVitest,
  });
  const isCi = Boolean(process.env.CI);
  for (const sentence of missing) console.error(`${isCi ? "Failed" : "Warning"}: ${sentence}`);
  return withMissing(tally, missing, isCi);
}

/**
 * A file that could not be loaded has no tests in the report; it counts as one failed test.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 */
export function countVitest(report) {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
