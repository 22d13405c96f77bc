// `npm run bench`: Atoll beside its peers, in Chromium. `npm run bench -- mount` runs one part; all of it writes the README's tables.
import { ensureInstalled } from "../../scripts/install.mjs";
import { onStop } from "../../scripts/lifetime.mjs";
import { build } from "../../scripts/parts/build.mjs";
import { Problem, runMain } from "../../scripts/problem.mjs";

/** What each measures and how that is printed. */
const parts = {
  navigate: async () => {
    const { navigate, printNavigate } = await import("./navigate/navigate.mjs");
    return tell(printNavigate, await navigate());
  },
  growth: async () => {
    const { growth, printGrowth } = await import("./navigate/growth.mjs");
    return tell(printGrowth, await growth());
  },
  mount: async () => {
    const { mount, printMount } = await import("./mount/mount.mjs");
    return tell(printMount, await mount());
  },
};

const tell = (print, results) => (print(results), results);

await runMain(async () => {
  onStop();
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !Object.hasOwn(parts, name));
  if (unknown)
    throw new Problem(`"${unknown}" is no part of the bench; expected one of ${Object.keys(parts).join(", ")}.`);
  await ensureInstalled();
  await ensureInstalled(import.meta.dirname);
  if (!(await build([]))) throw new Problem("The bench measures what was built, and the build failed.");
  const results = {};
  for (const name of names.length > 0 ? names : Object.keys(parts)) results[name] = await parts[name]();
  if (names.length > 0) return;
  const { writeBench } = await import("./readme.mjs");
  await writeBench(results);
});
