// Launches the engines of this machine with the driver of the tests across engines.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { findEngines, missingEngines } from "../../scripts/engines/engines.mjs";
import { root } from "../../scripts/root.mjs";
import { launchOptions } from "./browser.mjs";

/**
 * @typedef {import("../engines/driver/remote-tab.ts").Engine} Engine
 * @typedef {import("../engines/driver/remote-tab.ts").RemoteTab} RemoteTab
 */

/**
 * The engines that this machine has, by the names people know them by.
 * @returns {Promise<{ title: string, launch(): Promise<Engine> }[]>}
 */
export async function findTitledEngines() {
  const found = await findEngines();
  for (const sentence of missingEngines(found)) console.error(`Warning: ${sentence}`);
  process.env.ATOLL_ENGINES = JSON.stringify(found);
  const launch = await loadLaunch();
  return /** @type {const} */ ([
    ["chromium", "Chromium"],
    ["firefox", "Firefox"],
    ["webkit", "WebKit"],
  ])
    .filter(([name]) => found[name] !== undefined)
    .map(([name, title]) => ({ title, launch: async () => launch(name, await launchOptions()) }));
}

/** Node does not run TypeScript, so the driver is compiled. */
async function loadLaunch() {
  const outfile = join(root, ".build/bench/launch.mjs");
  await build({
    entryPoints: [join(root, "tests/engines/fixture/launch.ts")],
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    outfile,
    logLevel: "error",
  });
  /** @type {typeof import("../engines/fixture/launch.ts")} */
  const { launch } = await import(pathToFileURL(outfile).href);
  return launch;
}
