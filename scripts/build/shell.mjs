// Builds the shell: the core, a classic script, and two stylesheets, each under a stable and under a hashed name; the
// navigation; the extras, of which `islands` has the list of islands; the placeholder styles of the less common islands.
import { build } from "esbuild";
import { existsSync } from "node:fs";
import { copyFile, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { hashOf, SHORT } from "./hash.mjs";
import { inlineCss } from "./inline-css.mjs";
import { layerEntry, linkLayers, navigation } from "./link-layers.mjs";
import { loadTypeScript } from "./load-typescript.mjs";
import { browserOptions } from "./options.mjs";
import { isReservedApart, packRegistry } from "./registry.mjs";
import { leaveAsBuilt } from "./squeeze.mjs";
import { buildTheme, themeFallbacks } from "./theme.mjs";

/**
 * @typedef {import("./find-islands.mjs").Island} Island
 * @typedef {import("./islands.mjs").Chunk} Chunk
 * @typedef {import("./islands.mjs").Chunks} Chunks
 * @typedef {import("./extras.mjs").Extra} Extra
 * @typedef {import("./link-layers.mjs").Link} Link
 * @typedef {import("./squeeze.mjs").Minify} Minify
 */

const islandsPath = "shell/extras/islands/index.ts";

/**
 * Builds the navigation and the extras that share no code with islands: each one file without imports. The extra `islands`
 * comes last, because it contains the names of all other files: see buildShell.
 * @param {{ outdir: string, islands: Island[], extras: Extra[], links: Link[], minify: Minify }} needs
 * @returns {Promise<Record<string, Chunk>>}
 */
export async function buildExtras({ outdir, islands, extras, links, minify }) {
  /** @param {string} name @param {Omit<Parameters<typeof script>[0], "outdir" | "name" | "format">} options */
  const bundle = async (name, options) => {
    await script({ outdir, name: `chunks/atoll-${name}`, format: "esm", ...options });
    return { [`atoll-${name}`]: { file: `chunks/atoll-${name}.js`, imports: [] } };
  };
  const own = extras.filter(({ name, isShared }) => name !== "islands" && !isShared);
  const bundles = [
    bundle("navigation", {
      contents: layerEntry(links, 1),
      plugins: [linkLayers(links, { entry: navigation, below: 1 })],
      minify,
    }),
    ...own.map(async ({ name, path, isEarly }) => {
      const plugins = [linkLayers(links, { entry: path, below: isEarly ? 1 : 2 })];
      return name === "debug"
        ? // Authors load it, not visitors: its size does not matter.
          bundle(name, {
            contents: entryOf(path),
            plugins: [...plugins, inlineCss],
            define: await dataOfDebug(islands),
            minify: leaveAsBuilt,
          })
        : bundle(name, { contents: entryOf(path), plugins, minify });
    }),
  ];
  return Object.assign({}, ...(await Promise.all(bundles)));
}

/** @param {string} path */
const entryOf = (path) => `export * from "./${path}";`;

/** The data of the debug overlay. @param {Island[]} islands @returns {Promise<Record<string, string>>} */
async function dataOfDebug(islands) {
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
  return {
    ATOLL_ISLANDS: JSON.stringify(overlayIslands),
    ATOLL_OTHER_ATTRIBUTES: JSON.stringify(otherAttributes),
    ATOLL_FLAG_TAGS: JSON.stringify(flagTags(markup.attributes)),
  };
}

/** Builds the styles that reserve the space of the less common islands. @param {string} outdir @param {Island[]} islands */
export const buildPlaceholders = (outdir, islands) =>
  style(outdir, "atoll-islands.css", reserves(islands.filter(isReservedApart)));

/**
 * Builds the files whose names a site knows, and the code of islands. Adds the latter to `chunks`.
 * @param {{ outdir: string, islands: Island[], chunks: Chunks, links: Link[], minify: Minify }} needs
 */
export async function buildShell({ outdir, islands, chunks, links, minify }) {
  chunks.bundles["atoll-islands"] = await buildIslandsBundle({ outdir, islands, chunks, links, minify });
  const hash = await nameBundles(outdir, chunks);
  const selectors = islands.flatMap(({ definition: { selectors = [], wide } }) => (wide ? selectors : []));
  await script({
    outdir,
    contents: layerEntry(links, 0),
    name: "atoll",
    format: "iife",
    define: {
      ATOLL_BUNDLES_HASH: JSON.stringify(hash),
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

/**
 * Gives all bundles of the shell one hash, that of all of them, and updates `chunks`. Returns the hash.
 * @param {string} outdir
 * @param {Chunks} chunks
 */
async function nameBundles(outdir, { bundles, outputs }) {
  const named = Object.values(bundles);
  const hash = hashOf(
    named
      .map(({ file }) => file)
      .sort()
      .join(),
    SHORT,
  );
  for (const bundle of named) {
    const last = bundle.file;
    bundle.file = last.replace(/[A-Z0-9]+\.js$/, `${hash}.js`);
    for (const ending of ["", ".map", ".LEGAL.txt"])
      if (existsSync(join(outdir, last + ending)))
        await rename(join(outdir, last + ending), join(outdir, bundle.file + ending));
    if (!outputs[last]) continue;
    outputs[bundle.file] = outputs[last];
    delete outputs[last];
  }
  return hash;
}

/** Builds the code that starts islands, with the list of all islands. @param {{ outdir: string, islands: Island[], chunks: Chunks, links: Link[], minify: Minify }} needs */
async function buildIslandsBundle({ outdir, islands, chunks, links, minify }) {
  const name = "chunks/atoll-islands";
  await script({
    outdir,
    contents: entryOf(islandsPath),
    plugins: [linkLayers(links, { entry: islandsPath, below: 1 })],
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
  await minify(outfile, format, true);
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
