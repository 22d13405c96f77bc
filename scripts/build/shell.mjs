// Builds the shell: a classic script and two stylesheets, each under a stable and under a hashed name; the navigation; the
// code and list of islands and the placeholder styles of the less common ones; the debug overlay.
import { build } from "esbuild";
import { copyFile, readdir, readFile, rename } from "node:fs/promises";
import { basename, join } from "node:path";
import { hashOf, SHORT } from "./hash.mjs";
import { inlineCss } from "./inline-css.mjs";
import { coreEntry, entryOf, findLinks, linkToCore } from "./link-to-core.mjs";
import { loadTypeScript } from "./load-typescript.mjs";
import { browserOptions } from "./options.mjs";
import { isReservedApart, packRegistry } from "./registry.mjs";
import { buildTheme, themeFallbacks } from "./theme.mjs";

/**
 * @typedef {import("./find-islands.mjs").Island} Island
 * @typedef {import("./islands.mjs").Chunk} Chunk
 * @typedef {import("./islands.mjs").Chunks} Chunks
 * @typedef {import("./link-to-core.mjs").Link} Link
 * @typedef {import("./squeeze.mjs").Minify} Minify
 */

/** The code that starts islands. */
const islandsPath = "shell/on-demand/islands.ts";

/** The code without a framework that the shell loads on demand. */
async function onDemandPaths() {
  const files = (await readdir("shell/on-demand")).filter((name) => name.endsWith(".ts"));
  return ["shell/navigation.ts", ...files.map((name) => `shell/on-demand/${name}`)];
}

/** The exports of the core that this code uses. */
export const linksOfShell = async () => findLinks(await onDemandPaths());

/**
 * Builds the navigation, and the code without a framework that some pages need besides it: each one file without imports.
 * The code of islands comes last, because it contains the names of all other files: see buildShell.
 * @param {string} outdir
 * @param {Link[]} links
 * @param {Minify} minify
 * @returns {Promise<Record<string, Chunk>>}
 */
export async function buildOnDemand(outdir, links, minify) {
  const paths = (await onDemandPaths()).filter((path) => path !== islandsPath);
  const chunks = paths.map(async (path) => {
    const name = `atoll-${basename(path, ".ts")}`;
    await script({
      outdir,
      contents: entryOf(path),
      plugins: [linkToCore(links)],
      name: `chunks/${name}`,
      format: "esm",
      minify,
    });
    return { [name]: { file: `chunks/${name}.js`, imports: [] } };
  });
  return Object.assign({}, ...(await Promise.all(chunks)));
}

/**
 * Builds the debug overlay, which a page loads only when it asks for it.
 * @param {{ outdir: string, islands: Island[] }} needs
 * @returns {Promise<Chunk>}
 */
export async function buildDebug({ outdir, islands }) {
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
  /** @type {typeof import("../../tools/description/markup.ts") & typeof import("../../tools/lint/page/applies-to.ts")} */
  const { markup, flagTags } = await loadTypeScript(
    'export { markup } from "./tools/description/markup.ts"; export { flagTags } from "./tools/lint/page/applies-to.ts";',
  );
  const otherAttributes = [...markup.attributes, ...islands.flatMap(({ description: { parts } }) => parts)].map(
    ({ name }) => name,
  );
  const options = browserOptions("preact");
  const file = "chunks/atoll-debug.js";
  await build({
    ...options,
    stdin: {
      contents: 'export * from "./shell/inspect.ts";\nimport "./tools/debug/debug.ts";',
      resolveDir: process.cwd(),
    },
    outfile: join(outdir, file),
    format: "esm",
    plugins: [inlineCss],
    define: {
      ...options.define,
      ATOLL_ISLANDS: JSON.stringify(overlayIslands),
      ATOLL_OTHER_ATTRIBUTES: JSON.stringify(otherAttributes),
      ATOLL_FLAG_TAGS: JSON.stringify(flagTags(markup.attributes)),
    },
  });
  return { file, imports: [] };
}

/** Builds the styles that reserve the space of the less common islands. @param {string} outdir @param {Island[]} islands */
export const buildPlaceholders = (outdir, islands) =>
  style(outdir, "atoll-islands.css", reserves(islands.filter(isReservedApart)));

/**
 * Builds the files whose names a site knows, and the code of islands. Adds the latter to `chunks`.
 * @param {{ outdir: string, islands: Island[], chunks: Chunks, links: Link[], minify: Minify }} needs
 */
export async function buildShell({ outdir, islands, chunks, links, minify }) {
  chunks.late["atoll-islands"] = await buildIslandsBundle({ outdir, islands, chunks, links, minify });
  const bundles = Object.values(chunks.late).map(({ file }) => {
    const [, name, hash] = /^chunks\/atoll-(.+)\.(\w+)\.js$/.exec(file) ?? [];
    if (!name) throw new Error(`A bundle expects a name such as chunks/atoll-NAME.HASH.js, got ${file}.`);
    return { name, hash };
  });
  const selectors = islands.flatMap(({ definition: { selectors = [], wide } }) => (wide ? selectors : []));
  await script({
    outdir,
    contents: coreEntry(links),
    name: "atoll",
    format: "iife",
    define: {
      ATOLL_BUNDLES: JSON.stringify(bundles.map(({ name }) => name).join(" ")),
      ATOLL_HASHES: JSON.stringify(bundles.map(({ hash }) => hash).join("")),
      ATOLL_ISLAND_SELECTORS: JSON.stringify(["[data-island]", ...selectors]),
    },
    minify,
  });
  await style(outdir, "atoll.css", [
    "shell/atoll.css",
    ...reserves(islands.filter(({ definition }) => definition.common)),
  ]);
  await buildTheme(outdir, browserOptions("preact"));
  for (const name of ["atoll.js", "atoll.css", "atoll-islands.css", "atoll-theme.css"]) {
    const hash = hashOf(await readFile(join(outdir, name)));
    await copyWithMap(outdir, name, name.replace(".", `.${hash}.`));
  }
}

/** Builds the code that starts islands, with the list of all islands. @param {{ outdir: string, islands: Island[], chunks: Chunks, links: Link[], minify: Minify }} needs */
async function buildIslandsBundle({ outdir, islands, chunks, links, minify }) {
  const name = "chunks/atoll-islands";
  await script({
    outdir,
    contents: entryOf(islandsPath),
    plugins: [linkToCore(links)],
    name,
    format: "esm",
    define: { ATOLL_REGISTRY: JSON.stringify(packRegistry(islands, chunks)) },
    minify,
  });
  const file = `${name}.${hashOf(await readFile(join(outdir, `${name}.js`)), SHORT)}.js`;
  for (const ending of ["", ".map"]) await rename(join(outdir, `${name}.js${ending}`), join(outdir, file + ending));
  return { file, imports: [] };
}

/** @param {string} outdir @param {string} from @param {string} to */
async function copyWithMap(outdir, from, to) {
  for (const ending of ["", ".map"]) await copyFile(join(outdir, from + ending), join(outdir, to + ending));
}

/**
 * @param {{ outdir: string, contents: string, plugins?: import("esbuild").Plugin[], name: string,
 *   format: "esm" | "iife", define?: Record<string, string>, minify: Minify }} needs
 */
async function script({ outdir, contents, plugins = [], name, format, define = {}, minify }) {
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
  await minify(outfile, format);
}

/** The stylesheets that reserve the space of islands until they mount. @param {Island[]} islands */
const reserves = (islands) => islands.flatMap(({ reserve }) => reserve ?? []);

/** @param {string} outdir @param {string} name @param {string[]} files */
async function style(outdir, name, files) {
  const contents = files.map((file) => `@import "./${file}";`).join("\n");
  await build({
    ...browserOptions("preact"),
    stdin: { contents, resolveDir: process.cwd(), loader: "css" },
    plugins: [themeFallbacks],
    outfile: join(outdir, name),
  });
}
