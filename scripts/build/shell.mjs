// The shell: one classic script and one stylesheet under names that stay, and the same under hashed names; the navigation.
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { copyFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { borrow, navigationEntry } from "./lent.mjs";
import { browserOptions } from "./options.mjs";
import { squeeze } from "./squeeze.mjs";
import { short } from "./version.mjs";

/** One file that needs no other. @returns {Promise<import("./islands.mjs").Chunk>} */
export async function buildNavigation(outdir) {
  await script({ outdir, contents: navigationEntry, plugins: [borrow()], name: "atoll-navigation", format: "esm" });
  return { file: "atoll-navigation.js", imports: [] };
}

export async function buildShell({ outdir, islands, chunks, version }) {
  const define = { ATOLL_REGISTRY: JSON.stringify(registry(islands, chunks, version)) };
  await script({ outdir, contents: 'import "./shell/main.ts";', name: "atoll", format: "iife", define });
  await build({
    ...browserOptions("preact"),
    stdin: { contents: style(islands), resolveDir: process.cwd(), loader: "css" },
    outfile: join(outdir, "atoll.css"),
  });
  for (const name of ["atoll.js", "atoll.css"]) await copyFile(join(outdir, name), join(outdir, await hashedName(outdir, name)));
}

async function script({ outdir, contents, plugins = [], name, format, define = {} }) {
  const options = browserOptions("preact");
  const outfile = join(outdir, `${name}.js`);
  await build({ ...options, stdin: { contents, resolveDir: process.cwd() }, plugins, outfile, format, define: { ...options.define, ...define } });
  await squeeze(outfile, format);
}

/** What the shell knows of each island before its code is there: shell/islands/registry.ts */
function registry(islands, { islands: built, late }, version) {
  const shared = [...new Set([...Object.values(built), ...Object.values(late)].flatMap(({ imports }) => imports))];
  const pack = ({ css, imports }) => ({ ...(css && { css: 1 }), ...(imports.length > 0 && { imports: imports.map((file) => shared.indexOf(file)) }) });
  const rows = islands.map(({ definition: { name, when, selectors, fallback, wide } }) => [
    name,
    { when, ...pack(built[name]), ...(selectors && { selectors }), ...(fallback === "replace" && { replace: true }), ...(wide && { wide }) },
  ]);
  return {
    version,
    shared: shared.map((file) => /^chunk\.(\w+)\.js$/.exec(file)[1]),
    islands: Object.fromEntries(rows),
    late: Object.fromEntries(Object.entries(late).map(([name, chunk]) => [name, pack(chunk)])),
  };
}

/** Every page loads the space that islands keep free until they are live. */
function style(islands) {
  const reserves = islands.flatMap(({ reserve }) => (reserve ? [`@import "./${reserve}";`] : []));
  return ['@import "./shell/atoll.css";', ...reserves].join("\n");
}

async function hashedName(outdir, name) {
  const hash = createHash("sha256").update(await readFile(join(outdir, name)));
  const [base, ending] = name.split(".");
  return `${base}.${short(hash)}.${ending}`;
}
