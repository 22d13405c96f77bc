import { readdirSync } from "node:fs";
import { join } from "node:path";
import { findEngines, missingEngines } from "../engines/engines.mjs";
import { installPhp } from "../php.mjs";
import { runNode } from "../child.mjs";
import { Problem } from "../problem.mjs";
import { root } from "../root.mjs";
import { single, sum, tallyOf } from "./tally.mjs";

/** @typedef {"first" | "second"} Tier */

/**
 * The projects that run unless `args` name some. Chromium, which has all other browser tests, repeats those of
 * tests/engines only where it is named, or is the only engine. React in the browser is of the second tier.
 * @param {string[]} args @param {import("../engines/engines.mjs").Engines} engines @param {Tier} [tier] both by default
 */
export function projectsOf(args, engines, tier) {
  if (args.some((arg) => arg.startsWith("--project"))) return [];
  const others = /** @type {const} */ (["firefox", "webkit"]).filter((name) => engines[name] !== undefined);
  const names = ["preact", ...(tier === "first" ? [] : ["react"]), ...(others.length > 0 ? others : ["chromium"])];
  return names.map((name) => `--project=${name}`);
}

/**
 * Throws when no spec has the name in its path. Playwright says the same, but only after the build.
 * @param {string[]} args for Playwright; a name comes first
 * @param {readonly string[]} specs paths
 */
export function checkName([name = "-"], specs) {
  if (name.startsWith("-")) return;
  const path = new RegExp(name.replace(/(:\d+)+$/, "").replace(/^\.\//, ""), "i");
  if (!specs.some((spec) => path.test(spec))) throw new Problem(`No browser test has "${name}" in its path.`);
}

/** Absolute paths of all browser tests, as Playwright compares them. */
export const specs = () =>
  readdirSync(join(root, "tests"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".spec.ts"))
    .map((path) => join(root, "tests", path).replaceAll("\\", "/"));

/**
 * Runs the browser tests. An engine that cannot be had is one failed test in CI (`CI=true`), elsewhere a warning.
 * @param {string[]} args for Playwright, such as `-g QTY`
 * @param {Tier} [tier] both by default
 */
export async function browser(args, tier) {
  console.log("Looking for Chromium, Firefox and WebKit ...");
  const engines = await findEngines();
  // The specs of the plugins skip their tests without PHP, or fail in CI.
  if (args.length === 0 || args.some((arg) => arg.includes("plugin"))) await installPhp();
  const missing = missingEngines(engines);
  const tally = await tallyOf({
    name: "browser",
    report: "browser.json",
    run: async () =>
      (
        await runNode(["node_modules/@playwright/test/cli.js", "test", ...projectsOf(args, engines, tier), ...args], {
          env: { ...process.env, ATOLL_ENGINES: JSON.stringify(engines), ...(tier && { ATOLL_TIER: tier }) },
        })
      ).code,
    count: countPlaywright,
  });
  const isCi = Boolean(process.env.CI);
  for (const sentence of missing) console.error(`${isCi ? "Failed" : "Warning"}: ${sentence}`);
  return withMissing(tally, missing, isCi);
}

/**
 * In CI, each program that is missing counts as a failed test.
 * @param {import("./tally.mjs").Tally} tally @param {string[]} missing @param {boolean} isCi
 */
export const withMissing = (tally, missing, isCi) => (isCi ? sum([tally, ...missing.map(() => single(false))]) : tally);

/**
 * Errors outside of a test, such as a file that cannot be loaded, count as one failed test each.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} report
 */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}
