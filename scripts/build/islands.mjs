// Builds an ES module for each island and each extra of the shell that shares code with islands, with shared code in
// chunks, and a stylesheet for each island. Their file names have no hash yet; see name-files.mjs.
import { build } from "esbuild";
import { basename, dirname, join } from "node:path";
import { groupModules } from "./chunk-groups.mjs";
import { entries } from "./entries.mjs";
import { inlineCss } from "./inline-css.mjs";
import { linkLayers } from "./link-layers.mjs";
import { loadTypeScript } from "./load-typescript.mjs";
import { browserOptions } from "./options.mjs";
import { waitsForVisitor } from "./registry.mjs";
import { checkLibraries } from "./short-names.mjs";
import { relativePath } from "./relative-path.mjs";
import { sharedModules, staticImports } from "./shared-modules.mjs";
import { squeezer } from "./minify.mjs";
import { themeFallbacks } from "./theme.mjs";
import { trimmedI18next } from "./trim-i18next.mjs";
import { fillInGroups, readTexts, writeTexts } from "./texts.mjs";

/**
 * @typedef {{ file: string, imports: string[], css?: string }} Chunk  paths relative to outdir
 * @typedef {import("esbuild").Metafile["outputs"][string]} Output
 * @typedef {Record<string, Record<string, string>>} TextFiles  by language and group, except common groups
 * @typedef {{ islands: Record<string, Chunk & { texts: string[] }>, bundles: Record<string, Chunk>, textFiles: TextFiles,
 *   outputs: Record<string, Output>, connectors?: Record<string, string>, adapters?: Record<string, string> }} Chunks
 *   `bundles`: the bundles of the shell besides the core, such as `atoll-navigation`, and the common texts of each language;
 *   `connectors` and `adapters`: paths by name
 */

/**
 * @typedef {{ framework: "preact" | "react", outdir: string, islands: import("./find-islands.mjs").Island[], connectors: Record<string, string>,
 *   extras: import("./extras.mjs").Extra[], links: import("./link-layers.mjs").Link[] }} Needs  `connectors`: paths by name
 */

/** @param {Needs & { minify: import("./squeeze.mjs").Minify }} needs @returns {Promise<Chunks>} */
export async function buildIslands({ minify, ...needs }) {
  const { outdir, islands, extras } = needs;
  const { metafile } = await buildScripts(needs);
  await checkLibraries(metafile);
  const texts = await readTexts();
  const groupsOf = await fillInGroups(metafile, texts.groups);
  const textsOf = new Map(islands.map(({ view }) => [view, groupsOf(view).map((group) => group.split(":")[0])]));
  const common = islands.filter(({ definition }) => definition.common);
  const written = await writeTexts(outdir, texts, new Set(common.flatMap(({ view }) => textsOf.get(view) ?? [])));
  await Promise.all(
    Object.keys(metafile.outputs)
      .filter((path) => path.endsWith(".js"))
      .map((path) => minify(path, "esm")),
  );
  const styles = await buildStyles(outdir, islands);
  /** The chunk of an entry. @type {Map<string, Chunk>} */
  const chunks = new Map(
    Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) =>
      entryPoint
        ? [
            [
              entryPoint,
              {
                file: relativePath(outdir, path),
                imports: staticImports(metafile.outputs, path).map((other) => relativePath(outdir, other)),
              },
            ],
          ]
        : [],
    ),
  );
  /** @param {string} entry */
  const chunkOf = (entry) => {
    const chunk = chunks.get(entry);
    if (!chunk) throw new Error(`The build has no file for ${entry}.`);
    return chunk;
  };
  for (const { definition } of islands) refuseShell(chunkOf(`island:${definition.name}`), metafile, outdir);
  return {
    islands: Object.fromEntries(
      islands.map(({ definition: { name }, view }) => [
        name,
        {
          ...chunkOf(`island:${name}`),
          ...(styles[name] && { css: styles[name] }),
          texts: textsOf.get(view) ?? [],
        },
      ]),
    ),
    bundles: {
      ...Object.fromEntries(
        extras.filter(({ isShared }) => isShared).map(({ name }) => [`atoll-${name}`, chunkOf(`extra:${name}`)]),
      ),
      ...written.bundles,
    },
    textFiles: written.textFiles,
    outputs: Object.fromEntries(
      Object.entries(metafile.outputs).map(([path, output]) => [relativePath(outdir, path), output]),
    ),
  };
}

/**
 * Fails when an island loads code of the shell's extras: that code expects the navigation, which may not be there.
 * @param {Chunk} chunk
 * @param {import("esbuild").Metafile} metafile
 * @param {string} outdir
 */
function refuseShell({ file, imports }, { outputs }, outdir) {
  for (const [path, { inputs }] of Object.entries(outputs)) {
    const found = Object.keys(inputs).find((input) => input.startsWith("shell/"));
    if (found && [file, ...imports].includes(relativePath(outdir, path)))
      throw new Error(`${file} loads ${found}: keep the modules of the shell out of ${path}.`);
  }
}

/**
 * Builds twice: the first time to find which entry needs which module, the second time with each shared module in the
 * chunk of its group. esbuild makes a chunk for each set of entries, so the entries of a group import all its modules.
 * @param {Needs} needs
 */
async function buildScripts(needs) {
  const options = await scriptOptions(needs);
  const { metafile } = await build({ ...options(() => []), write: false, sourcemap: false, metafile: true });
  const shared = sharedModules(metafile).filter(({ path }) => !path.startsWith("layer:"));
  const groups = groupModules(shared, entryIslands(needs.islands), ["extra:connectors"]);
  /** @param {string} entry */
  const sharedBy = (entry) => groups.filter(({ users }) => users.includes(entry)).flatMap(({ modules }) => modules);
  return build({ ...options(sharedBy), metafile: true });
}

/** @param {import("./find-islands.mjs").Island[]} islands */
const entryIslands = (islands) =>
  new Map(
    islands.map(({ definition: { name, common, when }, folder, view }) => [
      `island:${name}`,
      {
        folder: dirname(folder),
        common: Boolean(common) && !waitsForVisitor(when),
        usesFramework: view.endsWith(".tsx"),
      },
    ]),
  );

/**
 * Returns a function that makes the options of esbuild from the modules that each entry shares with others.
 * @param {Needs} needs
 * @returns {Promise<(sharedBy: (entry: string) => string[]) => import("esbuild").BuildOptions>}
 */
async function scriptOptions({ framework, outdir, islands, connectors, extras, links }) {
  const shared = extras.filter(({ isShared }) => isShared);
  /** @type {typeof import("../../shared/island/needs.ts")} */
  const { isSelector } = await loadTypeScript('export { isSelector } from "./shared/island/needs.ts";');
  const options = browserOptions(framework);
  return (sharedBy) => ({
    ...options,
    define: {
      ...options.define,
      ATOLL_CONNECTORS: JSON.stringify(
        Object.values(connectors)
          .map((file) => basename(file, ".js"))
          .join(" "),
      ),
    },
    format: "esm",
    splitting: true,
    outdir,
    entryNames: "[dir]/[name]",
    chunkNames: "chunks/[hash]",
    footer: { js: squeezer },
    entryPoints: [
      ...islands.map(({ definition }) => ({ in: `island:${definition.name}`, out: `islands/${definition.name}` })),
      ...shared.map(({ name }) => ({ in: `extra:${name}`, out: `chunks/atoll-${name}` })),
    ],
    plugins: [
      inlineCss,
      trimmedI18next,
      linkLayers(links, { below: 2 }),
      entries({ islands, extras: shared, isSelector, sharedBy }),
      ...(framework === "preact" ? [leafletReact] : []),
    ],
  });
}

/** Gives react-leaflet its own small module for `react`, see react-for-leaflet.mjs. @type {import("esbuild").Plugin} */
const leafletReact = {
  name: "leaflet-react",
  setup(setup) {
    setup.onResolve({ filter: /^react$/ }, ({ importer }) =>
      /[\\/]@?react-leaflet[\\/]/.test(importer)
        ? { path: join(process.cwd(), "scripts/build/react-for-leaflet.mjs") }
        : null,
    );
  },
};

/** @param {string} outdir @param {import("./find-islands.mjs").Island[]} islands @returns {Promise<Record<string, string>>} paths by island */
async function buildStyles(outdir, islands) {
  const withStyle = islands.flatMap(({ css, definition }) => (css ? [{ css, name: definition.name }] : []));
  if (withStyle.length === 0) return {};
  const { metafile } = await build({
    ...browserOptions("preact"),
    metafile: true,
    plugins: [themeFallbacks],
    outdir,
    entryNames: "[dir]/[name]",
    entryPoints: withStyle.map(({ css, name }) => ({ in: css, out: `islands/${name}` })),
  });
  return Object.fromEntries(
    Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) =>
      entryPoint ? [[nameOf(entryPoint), relativePath(outdir, path)]] : [],
    ),
  );
}

/** @param {string} path */
const nameOf = (path) => basename(path).replace(/\.\w+$/, "");
