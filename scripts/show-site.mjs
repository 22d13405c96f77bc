// `npm start -- --site URL`: builds, then serves a site through the proxy, which adds the shell to its pages.
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { listenProblem } from "./address.mjs";
import { bundleForNode } from "./build/for-node.mjs";
import { build } from "./parts/build.mjs";
import { Problem } from "./problem.mjs";
import { root } from "./root.mjs";

/** @param {string} name */
const built = (name) => import(pathToFileURL(join(root, ".build", name)).href);

/**
 * @param {{ site: URL, rules?: string }} options `rules` is a path relative to the folder where npm was called
 * @param {{ host: string, port: number }} where
 * @returns {Promise<{ close(): Promise<void> }>}
 */
export async function showSite({ site, rules: file }, where) {
  await bundleForNode({ proxy: "tools/proxy/main.ts" });
  const { openRules, showSite: show } = await built("proxy.mjs");
  const log = (/** @type {string} */ line) => console.log(line);
  // Before the build: a bad rules file fails at once.
  const rules = openRules(file && resolve(process.env.INIT_CWD ?? ".", file), log);
  if (!(await build(["--quiet"]))) throw new Problem("The build failed; see its output above.");
  return show({ ...where, site, rules, log, dist: join(root, "dist") }).catch(
    (/** @type {NodeJS.ErrnoException} */ error) => Promise.reject(listenProblem(error, where)),
  );
}
