// `npm run bench`: compares Atoll with other libraries in Chromium and updates the tables of docs/reference/bench.md. `npm run bench --
// mount` runs one part and leaves them alone.
import { ensureInstalled } from "../../scripts/install.mjs";
import { onStop } from "../../scripts/lifetime.mjs";
import { build } from "../../scripts/parts/build.mjs";
import { Problem, runMain } from "../../scripts/problem.mjs";

/**
 * The parts of the bench. Each measures, prints its results and resolves with them.
 * @satisfies {Record<string, () => Promise<object[]>>}
 */
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
  arriving: async () => {
    const { arriving, printArriving } = await import("./navigate/arriving.mjs");
    return printed(printArriving, await arriving());
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

/**
 * @template Results
 * @param {(results: Results) => void} print
 * @param {Results} results
 */
const printed = (print, results) => (print(results), results);

/** @param {string} name @returns {name is keyof typeof parts} */
const isPart = (name) => Object.hasOwn(parts, name);

await runMain(async () => {
  onStop();
  const names = process.argv.slice(2).map((name) => {
    if (isPart(name)) return name;
    throw new Problem(`The bench expects parts out of ${Object.keys(parts).join(", ")}, got "${name}".`);
  });
  await ensureInstalled();
  await ensureInstalled(import.meta.dirname);
  if (!(await build([]))) throw new Problem("The bench measures the build, and the build failed.");
  if (names.length > 0) {
    for (const name of names) await parts[name]();
    return;
  }
  const results = {
    navigate: await parts.navigate(),
    "first-load": await parts["first-load"](),
    prefetch: await parts.prefetch(),
    arriving: await parts.arriving(),
    growth: await parts.growth(),
    mount: await parts.mount(),
  };
  const { writeBench } = await import("./docs-tables.mjs");
  await writeBench(results);
});
