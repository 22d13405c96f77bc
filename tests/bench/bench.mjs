// `npm run bench`: Atoll beside its peers, in Chromium. `npm run bench -- mount` runs one part of it.
import { ensureInstalled } from "../../scripts/install.mjs";
import { onStop } from "../../scripts/lifetime.mjs";
import { build } from "../../scripts/parts/build.mjs";
import { Problem, runMain } from "../../scripts/problem.mjs";

const parts = {
  navigate: async () => {
    const { navigate, printNavigate } = await import("./navigate/navigate.mjs");
    printNavigate(await navigate());
  },
  growth: async () => {
    const { growth, printGrowth } = await import("./navigate/growth.mjs");
    printGrowth(await growth());
  },
  mount: async () => {
    const { mount, printMount } = await import("./mount/mount.mjs");
    printMount(await mount());
  },
};

await runMain(async () => {
  onStop();
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !Object.hasOwn(parts, name));
  if (unknown) throw new Problem(`"${unknown}" is no part of the bench; expected one of ${Object.keys(parts).join(", ")}.`);
  await ensureInstalled();
  await ensureInstalled(import.meta.dirname);
  if (!(await build([]))) throw new Problem("The bench measures what was built, and the build failed.");
  for (const name of names.length > 0 ? names : Object.keys(parts)) await parts[name]();
});
