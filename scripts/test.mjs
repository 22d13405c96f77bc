// `npm test` runs the checks and the tests of the first tier; `npm run test:all` those of the second tier, too, or with
// `--rest` only those. A failed part does not stop the others. The last line is the total.
import { flagsOf } from "./flags.mjs";
import { ensureInstalled } from "./install.mjs";
import { onStop } from "./lifetime.mjs";
import { browser } from "./parts/browser.mjs";
import { build } from "./parts/build.mjs";
import { startChecks } from "./parts/check.mjs";
import { line, single, sum } from "./parts/tally.mjs";
import { unit } from "./parts/unit.mjs";
import { printError, runMain } from "./problem.mjs";

/** @typedef {Record<string, () => Promise<import("./parts/tally.mjs").Tally>>} Parts */

await runMain(async () => {
  onStop();
  const flags = flagsOf("npm test", ["--all", "--rest"], process.argv.slice(2));
  const isRest = flags.has("--rest");
  await ensureInstalled();
  /** @type {Parts} */
  const parts = {
    // Tests of the first tier do not need the build with React.
    build: async () => single(await build([isRest || flags.has("--all") ? "--all" : "--tables"])),
    ...(isRest ? {} : firstTier()),
    ...(isRest || flags.has("--all") ? secondTier() : {}),
  };
  const tallies = [];
  const failed = [];
  const start = performance.now();
  for (const [name, part] of Object.entries(parts)) {
    console.log(`\n== ${name}`);
    const tally = await part().catch(crashed);
    tallies.push(tally);
    if (tally.failed > 0) failed.push(name);
    console.log(line(tally));
  }
  const total = sum(tallies);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`\nTook ${Math.floor(seconds / 60)} min ${seconds % 60} s.`);
  if (failed.length > 0) console.log(`Failed in: ${failed.join("; ")}. See its part above.`);
  console.log(line(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
});

/** @returns {Parts} */
function firstTier() {
  // The checks run beside the build, which does not keep two cores busy.
  const reportChecks = startChecks();
  return { check: reportChecks, unit: () => unit([], "first"), browser: () => browser([], "first") };
}

/** @returns {Parts} */
function secondTier() {
  return {
    "unit, second tier": () => unit([], "second"),
    "browser, second tier": () => browser([], "second"),
  };
}

/** @param {unknown} error */
function crashed(error) {
  printError(error);
  return single(false);
}
