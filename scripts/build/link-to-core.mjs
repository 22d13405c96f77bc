// Links the code that the shell loads on demand to the script of every page, the core. What such code imports from a
// module of the core is not copied: the core passes it on when it loads the code.
import { build } from "esbuild";
import { join, resolve } from "node:path";
import { browserOptions } from "./options.mjs";
import { relativePath } from "./relative-path.mjs";

const main = "shell/main.ts";

/**
 * An export of a module of the core that code uses which is loaded on demand.
 * @typedef {{ path: string, name: string }} Link  `path` of the module, relative to the project
 */

/**
 * Finds what code imports from modules of the core, in an order that depends on nothing else.
 * @param {string[]} entries  paths of the code that is loaded on demand
 * @returns {Promise<Link[]>}
 */
export async function findLinks(entries) {
  const { inputs = {} } = Object.values((await bundle([main])).metafile.outputs)[0] ?? {};
  const core = Object.keys(inputs).filter((path) => (inputs[path]?.bytesInOutput ?? 0) > 0);
  const { outputFiles } = await bundle(entries, [leaveOut(core)]);
  const imports = outputFiles.flatMap(({ text }) => [...text.matchAll(/^import \{([^}]+)\} from "([^"]+)";$/gm)]);
  const found = core.flatMap((path) => {
    const lists = imports.filter(([, , from]) => from === path).map(([, list]) => list);
    const names = lists.flatMap((list) => list.split(",").map((item) => item.trim().split(" ")[0]));
    return [...new Set(names)].map((name) => ({ path, name }));
  });
  return found.sort((a, b) => (`${a.path} ${a.name}` < `${b.path} ${b.name}` ? -1 : 1));
}

/**
 * Bundles without minifying, so that names stay, and without writing files.
 * @param {string[]} entryPoints
 * @param {import("esbuild").Plugin[]} plugins
 */
const bundle = (entryPoints, plugins = []) =>
  build({
    ...browserOptions("preact"),
    entryPoints,
    plugins,
    metafile: true,
    minify: false,
    sourcemap: false,
    legalComments: "none",
    format: "esm",
    write: false,
    outdir: "unused",
  });

/** @param {string[]} paths @returns {import("esbuild").Plugin} Leaves imports of the modules at these paths as they are. */
const leaveOut = (paths) => ({
  name: "leave-out",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir }) => {
      const imported = relativePath(process.cwd(), join(resolveDir, path));
      return paths.includes(imported) ? { path: imported, external: true } : null;
    }),
});

/** The entry of the core, which fills the list of what it passes on. @param {Link[]} links */
export const coreEntry = (links) =>
  [
    ...links.map(({ path, name }, index) => `import { ${name} as link${index} } from "./${path}";`),
    `import { passedOn } from "./${main}";`,
    `passedOn.push(${namesOf(links)});`,
  ].join("\n");

/**
 * The entry of code that is loaded on demand. The core calls `receive` before it uses anything else; so what is linked
 * must not be used while the modules run.
 * @param {string} path
 */
export const entryOf = (path) => `export { receive } from "core";\nexport * from "./${path}";`;

/** @param {Link[]} links @returns {import("esbuild").Plugin} Replaces imports from the core by what the core passes on. */
export function linkToCore(links) {
  const modules = new Set(links.map(({ path }) => resolve(path)));
  return {
    name: "link-to-core",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^core$/ }, () => ({ path: "core", namespace: "core" }));
      onLoad({ filter: /.*/, namespace: "core" }, () => ({
        contents: `export let ${namesOf(links)};\nexport const receive = (links) => void ([${namesOf(links)}] = links);`,
      }));
      onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir }) => {
        const full = join(resolveDir, path);
        return modules.has(full) ? { path: full, namespace: "core-module" } : null;
      });
      onLoad({ filter: /.*/, namespace: "core-module" }, ({ path }) => {
        const exported = links.flatMap((link, index) =>
          resolve(link.path) === path ? [`link${index} as ${link.name}`] : [],
        );
        return { contents: `export { ${exported.join(", ")} } from "core";` };
      });
    },
  };
}

/** @param {Link[]} links */
const namesOf = (links) => links.map((_, index) => `link${index}`).join(", ");
