// The shell: one classic script and one stylesheet under names that stay, and the same under hashed names.
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { copyFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { browserOptions } from "./options.mjs";

export async function buildShell({ outdir, islands, chunks }) {
  await build({
    ...browserOptions("preact"),
    format: "iife",
    entryPoints: [{ in: "shell/main.ts", out: "atoll" }],
    outdir,
    define: { "process.env.NODE_ENV": '"production"', ATOLL_REGISTRY: JSON.stringify(registry(islands, chunks)) },
  });
  await build({
    ...browserOptions("preact"),
    stdin: { contents: style(islands), resolveDir: process.cwd(), loader: "css" },
    outfile: join(outdir, "atoll.css"),
  });
  for (const name of ["atoll.js", "atoll.css"]) await copyHashed(outdir, name);
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

async function copyHashed(outdir, name) {
  const hash = createHash("sha256").update(await readFile(join(outdir, name))).digest("base64url").replace(/[^a-zA-Z0-9]/g, "").slice(0, 8).toUpperCase();
  const [base, ending] = name.split(".");
  await copyFile(join(outdir, name), join(outdir, `${base}.${hash}.${ending}`));
}
