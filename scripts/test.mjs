// `npm test`: runs all parts, also after one has failed. The last line is the total.
import { ensureInstalled } from "./install.mjs";
import { onStop } from "./lifetime.mjs";
import { startBeside } from "./parts/beside.mjs";
import { browser } from "./parts/browser.mjs";
import { build } from "./parts/build.mjs";
import { check } from "./parts/check.mjs";
import { line, single, sum } from "./parts/tally.mjs";
import { unit } from "./parts/unit.mjs";
import { runMain } from "./problem.mjs";

await runMain(async () => {
  onStop();
  await ensureInstalled();
  const tallies = [];
  const report = async (name, part) => {
    console.log(`\n== ${name}`);
    tallies.push(await part().catch(crashed));
    console.log(line(tallies.at(-1)));
  };

  await report("build", async () => single(await build(["--all"])));
  // The browser tests often wait for the browser: checks and unit tests run in that time, one after the other.
  const checks = startBeside(check);
  const units = startBeside(async (beside) => {
    await checks.ended;
    return unit([], beside);
  });
  await report("browser", () => browser([]));
  await report("check", checks.result);
  await report("unit", units.result);

  const total = sum(tallies);
  console.log(`\n${line(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});

function crashed(error) {
  console.error(error?.expected ? error.message : error);
  return single(false);
}
