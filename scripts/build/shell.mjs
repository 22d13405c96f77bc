// The shell: one classic script and one stylesheet under names that stay, and the same under hashed names; the navigation.
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { copyFile, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { browserOptions } from "./options.mjs";
import { squeeze } from "./squeeze.mjs";

/** One file that needs no other. @returns {Promise<import("./islands.mjs").Chunk>} */
export async function buildNavigation(outdir) {
  const path = await script({ outdir, source: "shell/navigation.ts", name: "atoll-navigation", format: "esm" });
  const file = await hashedName(outdir, "atoll-navigation.js");
  await rename(path, join(outdir, file));
  return { file, imports: [] };
}

export async function buildShell({ outdir, islands, chunks }) {
  const define = { ATOLL_REGISTRY: JSON.stringify(registry(islands, chunks)) };
  await script({ outdir, source: "shell/main.ts", name: "atoll", format: "iife", define });
  await build({
    ...browserOptions("preact"),
    stdin: { contents: style(islands), resolveDir: process.cwd(), loader: "css" },
    outfile: join(outdir, "atoll.css"),
  });
  for (const name of ["atoll.js", "atoll.css"]) await copyFile(join(outdir, name), join(outdir, await hashedName(outdir, name)));
}

async function script({ outdir, source, name, format, define = {} }) {
  const options = browserOptions("preact");
  await build({ ...options, format, entryPoints: [{ in: source, out: name }], outdir, define: { ...options.define, ...define } });
  const path = join(outdir, `${name}.js`);
  await squeeze(path, format);
  return path;
}

/** What the shell knows of each island before its code is there: shell/islands/registry.ts */
function registry(islands, chunks) {
  const entries = islands.map(({ definition: { name, when, selectors, fallback } }) => [
    name,
    { ...lean(chunks.islands[name]), when, ...(selectors && { selectors }), ...(fallback === "replace" && { replace: true }) },
  ]);
  return {
    islands: Object.fromEntries(entries),
    late: Object.fromEntries(Object.entries(chunks.late).map(([name, chunk]) => [name, lean(chunk)])),
  };
}

const lean = ({ imports, ...chunk }) => (imports.length > 0 ? { ...chunk, imports } : chunk);

/** Every page loads the space that islands keep free until they are live. */
function style(islands) {
  const reserves = islands.flatMap(({ reserve }) => (reserve ? [`@import "./${reserve}";`] : []));
  return ['@import "./shell/atoll.css";', ...reserves].join("\n");
}

async function hashedName(outdir, name) {
  const hash = createHash("sha256").update(await readFile(join(outdir, name))).digest("base64url").replace(/[^a-zA-Z0-9]/g, "").slice(0, 8).toUpperCase();
  const [base, ending] = name.split(".");
  return `${base}.${hash}.${ending}`;
}
