// `npm run build`, `test:unit`, `test:browser` and `check`: runs one part of `npm test`; further arguments go to its
// runner. `npm run docs` and `format` write files.
import { runNode } from "./child.mjs";
import { ensureInstalled } from "./install.mjs";
import { onStop } from "./lifetime.mjs";
import { browser, checkName, specs } from "./parts/browser.mjs";
import { build } from "./parts/build.mjs";
import { check } from "./parts/check.mjs";
import { line, single } from "./parts/tally.mjs";
import { unit } from "./parts/unit.mjs";
import { Problem, runMain } from "./problem.mjs";

/**
 * The browser tests use both builds, so they build first what is not fresh.
 * @type {Record<string, (args: string[]) => Promise<import("./parts/tally.mjs").Tally>>}
 */
const parts = {
  build: async (args) => single(await build(args.every((arg) => arg === "--force") ? ["--all", ...args] : args)),
  unit,
  browser: async (args) => {
    checkName(args, specs());
    if (await build(["--both", "--quiet"])) return browser(args);
    console.error("The build failed, so no browser test ran.");
    return single(false);
  },
  check,
  docs: async () => single(await build(["--docs"])),
  format: async () => single((await runNode(["node_modules/prettier/bin/prettier.cjs", "--write", "."])).code === 0),
};
/** Parts that run tests or checks, which end with their number. */
const counted = ["unit", "browser", "check"];

await runMain(async () => {
  onStop();
  const [name = "", ...args] = process.argv.slice(2);
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (!part) {
    throw new Problem(`run.mjs expects one of ${Object.keys(parts).join(", ")}, got "${name}".`);
  }
  await ensureInstalled();
  const tally = await part(args);
  if (counted.includes(name)) console.log(line(tally));
  process.exitCode = tally.failed > 0 ? 1 : 0;
});
