import { chromePath } from "../browser.mjs";
import { runNode } from "../child.mjs";
import { tallyOf } from "./tally.mjs";

/** @param {string[]} args for Playwright, such as `-g QTY` */
export async function browser(args) {
  const env = { ...process.env, ATOLL_CHROME: await chromePath() };
  return tallyOf({
    name: "browser",
    report: "browser.json",
    run: async () => (await runNode(["node_modules/@playwright/test/cli.js", "test", ...args], { env })).code,
    count: countPlaywright,
  });
}

/** Errors outside of a test, such as a file that cannot be loaded, count as one failed test each. */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}
