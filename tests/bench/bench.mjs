// `npm run bench`: compares Atoll with other libraries in Chromium and updates the tables of docs/reference/bench.md. `npm run bench --
// mount` runs one part and leaves them alone.
import { ensureInstalled } from "../../scripts/install.mjs";
import { onStop } from "../../scripts/lifetime.mjs";
import { build } from "../../scripts/parts/build.mjs";
import { Problem, runMain } from "../../scripts/problem.mjs";

/** The parts of the bench. Each measures, prints its results and resolves with them. */
const parts = {
  navigate: async () => {
    const { navigate, printNavigate } = await import("./navigate/navigate.mjs");
    return printed(printNavigate, await navigate());
  },
  "first-load": async () => {
    const { firstLoad, printFirstLoad } = await import("./navigate/first-load.mjs");
    return printed(printFirstLoad, await firstLoad());
  },
  prefetch: async () => {
    const { prefetch, printPrefetch } = await import("./navigate/prefetch.mjs");
    return printed(printPrefetch, await prefetch());
  },
  growth: async () => {
    const { growth, printGrowth } = await import("./navigate/growth.mjs");
    return printed(printGrowth, await growth());
  },
  mount: async () => {
    const { mount, printMount } = await import("./mount/mount.mjs");
    return printed(printMount, await mount());
  },
};

const printed = (print, results) => (print(results), results);

await runMain(async () => {
  onStop();
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !Object.hasOwn(parts, name));
  if (unknown) throw new Problem(`The bench expects parts out of ${Object.keys(parts).join(", ")}, got "${unknown}".`);
  await ensureInstalled();
  await ensureInstalled(import.meta.dirname);
  if (!(await build([]))) throw new Problem("The bench measures the build, and the build failed.");
  const results = {};
  for (const name of names.length > 0 ? names : Object.keys(parts)) results[name] = await parts[name]();
  if (names.length > 0) return;
  const { writeBench } = await import("./docs-tables.mjs");
  await writeBench(results);
});
