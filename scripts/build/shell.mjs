// Builds the shell: a classic script and two stylesheets, each under a stable and under a hashed name; the navigation; the
// registry and the placeholder styles of the less common islands; the debug overlay.
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { copyFile, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { inlineCss } from "./inline-css.mjs";
import { entryOf, useSharedModules } from "./shared-with-navigation.mjs";
import { loadTypeScript } from "./load-typescript.mjs";
import { browserOptions } from "./options.mjs";
import { squeeze } from "./squeeze.mjs";
import { buildTheme, themeFallbacks } from "./theme.mjs";
import { shortHash } from "./version.mjs";

/**
 * Builds the navigation, and the code without a framework that some pages need besides it: each one file without imports.
 * @returns {Promise<Record<string, import("./islands.mjs").Chunk>>}
 */
export async function buildOnDemand(outdir) {
  const files = (await readdir("shell/on-demand")).filter((name) => name.endsWith(".ts"));
  const paths = ["shell/navigation.ts", ...files.map((name) => `shell/on-demand/${name}`)];
  const chunks = paths.map(async (path) => {
    const name = `atoll-${basename(path, ".ts")}`;
    await script({
      outdir,
      contents: entryOf(path),
      plugins: [useSharedModules()],
      name: `chunks/${name}`,
      format: "esm",
    });
    return [name, { file: `chunks/${name}.js`, imports: [] }];
  });
  return Object.fromEntries(await Promise.all(chunks));
}

/**
 * Builds the debug overlay, which a page loads only when it asks for it. Its name has the version of the other files,
 * but its content does not count for that version: a change of a doc text in a definition must not make a new version.
 */
export async function buildDebug({ outdir, islands, version }) {
  const overlayIslands = islands.map(
    ({ description: { name, doc, when, wide, fallback, selectors, attributes, needs } }) => ({
      name,
      doc,
      when,
      wide,
      fallback,
      selectors,
      attributes,
      needs,
    }),
  );
  const { markup } = await loadTypeScript('export { markup } from "./tools/description/markup.ts";');
  const otherAttributes = [...markup.attributes, ...islands.flatMap(({ description: { parts } }) => parts)].map(
    ({ name }) => name,
  );
  const options = browserOptions("preact");
  await build({
    ...options,
    entryPoints: ["tools/debug/debug.ts"],
    outfile: join(outdir, `chunks/atoll-debug.${version}.js`),
    format: "esm",
    plugins: [inlineCss],
    define: {
      ...options.define,
      ATOLL_ISLANDS: JSON.stringify(overlayIslands),
      ATOLL_OTHER_ATTRIBUTES: JSON.stringify(otherAttributes),
    },
  });
}

/** Whether the stylesheet of every page reserves the space of the island. */
const isCommon = ({ definition }) => definition.common;
/**
 * Whether the registry in the script of every page has the island. The script looks other islands up in a second
 * registry.
 */
const isInShell = ({ definition }) => definition.common || definition.wide;

/** Builds the styles that reserve the space of the less common islands. */
export const buildPlaceholders = (outdir, islands) =>
  style(outdir, "atoll-islands.css", reserves(islands.filter((island) => !isCommon(island))));

export async function buildShell({ outdir, islands, chunks, version }) {
  const define = { ATOLL_REGISTRY: JSON.stringify(registry(islands.filter(isInShell), chunks, version)) };
  const secondRegistry = registry(
    islands.filter((island) => !isInShell(island)),
    chunks,
    version,
  );
  await writeFile(
    join(outdir, `chunks/atoll-islands.${version}.js`),
    `export default ${JSON.stringify(secondRegistry)};\n`,
  );
  await script({ outdir, contents: 'import "./shell/main.ts";', name: "atoll", format: "iife", define });
  await style(outdir, "atoll.css", ["shell/atoll.css", ...reserves(islands.filter(isCommon))]);
  await buildTheme(outdir, browserOptions("preact"));
  for (const name of ["atoll.js", "atoll.css", "atoll-theme.css"])
    await copyWithMap(outdir, name, await hashedName(outdir, name));
  await copyWithMap(outdir, "atoll-islands.css", `atoll-islands.${version}.css`);
}

async function copyWithMap(outdir, from, to) {
  for (const ending of ["", ".map"]) await copyFile(join(outdir, from + ending), join(outdir, to + ending));
}

async function script({ outdir, contents, plugins = [], name, format, define = {} }) {
  const options = browserOptions("preact");
  const outfile = join(outdir, `${name}.js`);
  await build({
    ...options,
    stdin: { contents, resolveDir: process.cwd() },
    plugins,
    outfile,
    format,
    define: { ...options.define, ...define },
  });
  await squeeze(outfile, format);
}

/** Chunks up to this size are hinted only when several islands share them. In bytes before compression. */
const SMALL_CHUNK_BYTES = 600;

/** The data of each island that the shell needs before it loads the island's code, see shell/islands/registry.ts. */
function registry(islands, { islands: built, outputs }, version) {
  // Hashes do not compress, so a small chunk of a single island is not worth a preload hint in the script of every
  // page. The browser finds a chunk without a hint a moment later, in the code that imports it.
  const hinted = islands
    .filter(({ definition: { when } }) => !when.startsWith("consent"))
    .flatMap(({ definition: { name } }) => built[name].imports);
  const users = (file) => hinted.filter((hint) => hint === file).length;
  const isWorthHint = (file) => outputs[file].bytes > SMALL_CHUNK_BYTES || users(file) > 1;
  // Most used first: then the lists of many islands start with the same indices, which compresses best.
  const shared = [...new Set(hinted)].filter(isWorthHint).sort((a, b) => users(b) - users(a));
  const pack = ({ css, imports }) => {
    const indices = shared.flatMap((file, index) => (imports.includes(file) ? [index] : []));
    return { ...(css && { css: 1 }), ...(indices.length > 0 && { imports: indices }) };
  };
  const rows = islands.map(({ definition: { name, when, selectors, fallback, wide } }) => [
    name,
    {
      when,
      ...pack(built[name]),
      ...(selectors && { selectors }),
      ...(fallback === "replace" && { replace: true }),
      ...(wide && { wide }),
    },
  ]);
  return {
    version,
    shared: shared.map((file) => /^chunks\/(\w+)\.js$/.exec(file)[1]),
    islands: Object.fromEntries(rows),
  };
}

/** The stylesheets that reserve the space of islands until they mount. */
const reserves = (islands) => islands.flatMap(({ reserve }) => reserve ?? []);

async function style(outdir, name, files) {
  const contents = files.map((file) => `@import "./${file}";`).join("\n");
  await build({
    ...browserOptions("preact"),
    stdin: { contents, resolveDir: process.cwd(), loader: "css" },
    plugins: [themeFallbacks],
    outfile: join(outdir, name),
  });
}

async function hashedName(outdir, name) {
  const hash = createHash("sha256").update(await readFile(join(outdir, name)));
  const [base, ending] = name.split(".");
  return `${base}.${shortHash(hash)}.${ending}`;
}
