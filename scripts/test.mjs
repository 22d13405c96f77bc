// `npm test` runs the checks and the tests of the first tier; `npm run test:all` those of the second tier, too, or with
// `--rest` only those. A failed part does not stop the others. The last line is the total.
import { ensureInstalled } from "./install.mjs";
import { onStop } from "./lifetime.mjs";
import { browser } from "./parts/browser.mjs";
import { build } from "./parts/build.mjs";
import { startChecks } from "./parts/check.mjs";
import { line, single, sum } from "./parts/tally.mjs";
import { unit } from "./parts/unit.mjs";
import { runMain } from "./problem.mjs";

await runMain(async () => {
  onStop();
  const flags = new Set(process.argv.slice(2));
  const hasRest = flags.has("--all") || flags.has("--rest");
  await ensureInstalled();
  const tallies = [];
  for (const [name, part] of Object.entries({
    ...(flags.has("--rest") ? { build: buildAll } : firstTier()),
    ...(hasRest ? secondTier : {}),
  })) {
    console.log(`\n== ${name}`);
    tallies.push(await part().catch(crashed));
    console.log(line(tallies.at(-1)));
  }
  const total = sum(tallies);
  console.log(`\n${line(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});

async function buildAll() {
  return single(await build(["--all"]));
}

function firstTier() {
  // The checks run beside the build, which does not keep two cores busy.
  const reportChecks = startChecks();
  return {
    build: buildAll,
    check: reportChecks,
    unit: () => unit([], "first"),
    browser: () => browser([], "first"),
  };
}

const secondTier = {
  "unit, second tier": () => unit([], "second"),
  "browser, second tier": () => browser([], "second"),
};

function crashed(error) {
  console.error(error?.expected ? error.message : error);
  return single(false);
}
