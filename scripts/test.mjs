// `npm test`: runs all parts, also after one has failed. The last line is the total.
import { ensureInstalled } from "./install.mjs";
import { onStop } from "./lifetime.mjs";
import { browser } from "./parts/browser.mjs";
import { build } from "./parts/build.mjs";
import { startChecks } from "./parts/check.mjs";
import { line, single, sum } from "./parts/tally.mjs";
import { unit } from "./parts/unit.mjs";
import { printError, runMain } from "./problem.mjs";

await runMain(async () => {
  onStop();
  await ensureInstalled();
  // The checks run beside the build, which does not keep two cores busy.
  const reportChecks = startChecks();
  const parts = {
    build: async () => single(await build(["--all"])),
    check: reportChecks,
    unit: () => unit([]),
    browser: () => browser([]),
  };
  const tallies = [];
  for (const [name, part] of Object.entries(parts)) {
    console.log(`\n== ${name}`);
    const tally = await part().catch(crashed);
    tallies.push(tally);
    console.log(line(tally));
  }
  const total = sum(tallies);
  console.log(`\n${line(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});

/** @param {unknown} error */
function crashed(error) {
  printError(error);
  return single(false);
}
