import { runNode } from "../child.mjs";
import { tallyOf } from "./tally.mjs";

/** @param {string[]} args for vitest, such as a file's name */
export function unit(args) {
  // A thousand dots are for eyes, not for a file.
  const reporters = [
    process.stdout.isTTY ? "--reporter=dot" : "--reporter=default",
    "--silent=passed-only",
    "--reporter=json",
    "--outputFile.json=.build/unit.json",
  ];
  return tallyOf({
    name: "unit",
    report: "unit.json",
    run: async () => (await runNode(["node_modules/vitest/vitest.mjs", "run", ...reporters, ...args])).code,
    count: countVitest,
  });
}

/** A file that could not be loaded has failed without a test in it, so it counts as one. */
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
