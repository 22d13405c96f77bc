// Links the bundles of the shell: the navigation to the core, and the extras to both. What a bundle imports from a module
// of a lower layer is not copied: it takes it from the list that the layer has added to `window.atoll.layers`.
import { build } from "esbuild";
import { dirname, join, resolve } from "node:path";
import { expectedError } from "./find-islands.mjs";
import { browserOptions } from "./options.mjs";
import { relativePath } from "./relative-path.mjs";

/** The layers, lowest first. */
export const core = "shell/core/main.ts";
export const navigation = "shell/navigation/index.ts";

/**
 * An export of a module of a layer that bundles above it use. `layer` is 0 for the core and 1 for the navigation.
 * @typedef {{ layer: number, path: string, name: string, users: string[] }} Link  `path` of the module, relative to the
 *   project; `users`: the entries of these bundles
 */

/**
 * Finds what the bundles import from modules of the layers, in an order that depends on nothing else.
 * @param {import("./extras.mjs").Extra[]} extras
 * @returns {Promise<Link[]>}
 */
export async function findLinks(extras) {
  const inCore = await modulesOf(core, []);
  const inNavigation = await modulesOf(navigation, inCore);
  const layers = [inCore, inNavigation];
  const found = [
    ...(await importsOf({ path: navigation, isShared: false }, [inCore])),
    ...(await Promise.all(extras.map((extra) => importsOfExtra(extra, layers)))).flat(),
  ];
  /** First what the navigation uses, then what most extras use: so the lists have few gaps. @param {Link} link */
  const keyOf = ({ layer, path, name, users }) =>
    [layer, users.includes(navigation) ? 0 : 1, String(100 - users.length).padStart(3, "0"), path, name].join(" ");
  /** @type {Map<string, Link>} */
  const links = new Map();
  for (const link of found) {
    const key = `${link.layer} ${link.path} ${link.name}`;
    const known = links.get(key);
    if (known) known.users.push(...link.users);
    else links.set(key, link);
  }
  return [...links.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** @param {import("./extras.mjs").Extra} extra @param {string[][]} layers */
async function importsOfExtra(extra, layers) {
  const links = await importsOf(extra, layers);
  const wrong = extra.isEarly && links.find(({ path }) => path.startsWith("shell/navigation/"));
  if (wrong)
    throw expectedError(
      `${dirname(extra.path)} may load before the navigation, but uses ${wrong.name} of ${wrong.path}; ` +
        "see scripts/build/extras.mjs.",
    );
  return extra.isEarly ? links.filter(({ layer }) => layer === 0) : links;
}

/** The modules that the bundle of `entry` contains, without those in `below`. @param {string} entry @param {string[]} below */
async function modulesOf(entry, below) {
  const { metafile } = await bundle(
    entry,
    leaveOut(below, () => true),
  );
  const { inputs = {} } = Object.values(metafile.outputs)[0] ?? {};
  return Object.keys(inputs).filter((path) => (inputs[path]?.bytesInOutput ?? 0) > 0);
}

/**
 * Finds the imports of a bundle from the modules of `layers`.
 * @param {Pick<import("./extras.mjs").Extra, "path" | "isShared">} extra
 * @param {string[][]} layers
 * @returns {Promise<Link[]>}
 */
async function importsOf({ path, isShared }, layers) {
  const { outputFiles } = await bundle(path, leaveOut(layers.flat(), importerFilter(isShared)));
  const text = outputFiles?.[0]?.text ?? "";
  return [...text.matchAll(/^import \{([^}]+)\} from "((?:shell|shared)\/[^"]+)";$/gm)].flatMap(
    ([, list = "", from = ""]) =>
      list.split(",").map((item) => ({
        layer: layers.findIndex((modules) => modules.includes(from)),
        path: from,
        name: item.trim().split(" ")[0] ?? "",
        users: [path],
      })),
  );
}

/**
 * Which files of a bundle are linked: all, or in code that is shared with islands those of the shell, because the others
 * also serve the islands.
 * @param {boolean} isShared
 * @returns {(importer: string) => boolean}
 */
const importerFilter = (isShared) => (importer) => !isShared || importer.startsWith("shell/");

/**
 * Bundles without minifying, so that names stay, and without writing files.
 * @param {string} entry
 * @param {import("esbuild").Plugin} plugin
 */
const bundle = (entry, plugin) =>
  build({
    ...browserOptions("preact"),
    entryPoints: [entry],
    plugins: [plugin],
    packages: "external",
    metafile: true,
    minify: false,
    mangleProps: undefined,
    sourcemap: false,
    legalComments: "none",
    format: "esm",
    write: false,
    outdir: "unused",
  });

/**
 * Leaves imports of the modules at these paths as they are, and leaves out code that is imported later.
 * @param {string[]} paths
 * @param {(importer: string) => boolean} isLinked
 * @returns {import("esbuild").Plugin}
 */
const leaveOut = (paths, isLinked) => ({
  name: "leave-out",
  setup: ({ onResolve }) => {
    onResolve({ filter: /\.css$|\?inline$/ }, ({ path }) => ({ path, external: true }));
    onResolve({ filter: /^\.{1,2}\// }, ({ kind, path, resolveDir, importer }) => {
      if (kind === "dynamic-import") return { path, external: true };
      const imported = relativePath(process.cwd(), join(resolveDir, path));
      return paths.includes(imported) && isLinked(relativePath(process.cwd(), importer))
        ? { path: imported, external: true }
        : null;
    });
  },
});

/**
 * The entry of a layer: it adds what it passes on to the list of the layers.
 * @param {Link[]} links
 * @param {number} layer
 */
export function layerEntry(links, layer) {
  const own = links.filter((link) => link.layer === layer);
  const names = own.map((_, index) => `link${index}`);
  return [
    ...own.map((link, index) => `import { ${link.name} as ${names[index]} } from "./${link.path}";`),
    layer === 0 ? `import { layers } from "./${core}";` : `export * from "./${navigation}";`,
    `${layer === 0 ? "" : "window.atoll."}layers[${layer}] = [${names.join(", ")}];`,
  ].join("\n");
}

/**
 * Replaces imports from the layers by what they have passed on.
 * @param {Link[]} links
 * @param {{ entry?: string, below: number }} options  `entry` of the bundle; without it, files that are not the shell's also
 *   serve islands; `below`: the number of layers that are there when the bundle is: 2, or 1 for the navigation and for early
 *   extras
 * @returns {import("esbuild").Plugin}
 */
export function linkLayers(links, { entry, below }) {
  const inReach = links.filter(({ layer }) => layer < below);
  const paths = new Set(inReach.map(({ path }) => resolve(path)));
  const isLinked = importerFilter(!entry);
  return {
    name: "link-layers",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.{1,2}\// }, ({ kind, path, resolveDir, importer }) => {
        const full = join(resolveDir, path);
        const from = relativePath(process.cwd(), importer);
        if (kind === "dynamic-import" || !paths.has(full) || !isLinked(from)) return null;
        // In code that is shared with islands each importer has a module of its own, which stays beside it: no file is made
        // for what two extras link.
        return { path: entry ? full : `${full}#${from}`, namespace: "layer" };
      });
      onLoad({ filter: /.*/, namespace: "layer" }, ({ path }) => {
        const own = inReach.filter((link) => resolve(link.path) === path.split("#")[0]);
        return { contents: own.map((link) => exportOf(links, link, entry)).join("\n") };
      });
      onResolve({ filter: /^layer:/ }, ({ path }) => ({ path, namespace: "list" }));
      onLoad({ filter: /.*/, namespace: "list" }, ({ path }) => ({
        contents: listOf(links, Number(path.slice("layer:".length)), entry ?? ""),
      }));
    },
  };
}

/** @param {Link[]} links @param {Link} link */
const placeOf = (links, link) => links.filter(({ layer }) => layer === link.layer).indexOf(link);

/** @param {Link[]} links @param {Link} link @param {string | undefined} entry */
function exportOf(links, link, entry) {
  const place = placeOf(links, link);
  return entry
    ? link.users.includes(entry)
      ? `export { link${place} as ${link.name} } from "layer:${link.layer}";`
      : ""
    : `export const ${link.name} = /* @__PURE__ */ (() => window.atoll.layers[${link.layer}][${place}])();`;
}

/** The links of a layer that one bundle uses. @param {Link[]} links @param {number} layer @param {string} entry */
function listOf(links, layer, entry) {
  const own = links.filter((link) => link.layer === layer);
  const names = own.map(({ users }, index) => (users.includes(entry) ? `link${index}` : ""));
  const end = names.findLastIndex(Boolean) + 1;
  return `export const [${names.slice(0, end).join(",")}] = window.atoll.layers[${layer}];`;
}
