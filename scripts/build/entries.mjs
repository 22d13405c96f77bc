// Generates the entry modules of the build: `island:NAME`, `extra:NAME` for an extra of the shell, and `lazy:PATH` for code
// that other code imports dynamically.
import { join } from "node:path";
import { relativePath } from "./relative-path.mjs";
import { placeholderOf } from "./texts.mjs";

/**
 * @param {{ islands: import("./find-islands.mjs").Island[], extras: import("./extras.mjs").Extra[],
 *   isSelector: (condition: string) => boolean, sharedBy: (entry: string) => string[] }} needs  `sharedBy`: modules that an entry imports because the other modules of their chunks do; see chunk-groups.mjs
 * @returns {import("esbuild").Plugin}
 */
export function entries({ islands, extras, isSelector, sharedBy }) {
  const resolveDir = process.cwd();
  const byName = new Map(islands.map((island) => [island.definition.name, island]));
  /** @param {string} entry */
  const importShared = (entry) =>
    sharedBy(entry)
      .map((path) => `import "./${path.replace(/^inline-css:(.*)/, "$1?inline")}";\n`)
      .join("");
  /** @param {string} path */
  const reexport = (path) => `export * from "./${path}";\n`;
  /** @type {Record<string, (name: string) => string>} */
  const contentsOf = {
    island: (name) => {
      const island = byName.get(name);
      if (!island) throw new Error(`There is no island ${name}.`);
      return islandEntry(island, isSelector);
    },
    extra: (name) => {
      const { path } = /** @type {import("./extras.mjs").Extra} */ (extras.find((extra) => extra.name === name));
      // Only dialogs show texts.
      const texts = path.endsWith(".tsx")
        ? `import { needTexts } from "./shared/i18n/texts.ts";\nneedTexts("${placeholderOf(path)}");\n`
        : "";
      return texts + reexport(path);
    },
    lazy: reexport,
  };
  return {
    name: "entries",
    setup(setup) {
      setup.onResolve({ filter: /^(island|extra):/ }, ({ path }) => {
        const [namespace, name] = path.split(":");
        return { path: name, namespace };
      });
      setup.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir: from }) =>
        kind === "dynamic-import" ? { path: relativePath(resolveDir, join(from, path)), namespace: "lazy" } : null,
      );
      for (const [namespace, contents] of Object.entries(contentsOf))
        setup.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
          contents: importShared(`${namespace}:${path}`) + contents(path),
          resolveDir,
          loader: "js",
        }));
    },
  };
}

/**
 * Imports the view of an island and its adapter, and contains its definition without the documentation.
 * @param {import("./find-islands.mjs").Island} island
 * @param {(condition: string) => boolean} isSelector
 */
function islandEntry({ definition, view }, isSelector) {
  const isReact = view.endsWith(".tsx");
  const isReplace = definition.fallback === "replace";
  const reacting = isReact ? `reactView(view, "${definition.fallback}")` : "view";
  const adapted = isReplace ? `replaceContent(${reacting})` : reacting;
  const runtime = runtimeDefinition(definition);
  const isSimple = Object.keys(runtime.needs).every(isSelector);
  return [
    `import { createMount } from "./shared/island/create-mount.ts";`,
    isSimple ? "" : `import { unmetNeed } from "./shared/island/needs.ts";`,
    isReplace ? `import { replaceContent } from "./shared/island/replace-content.ts";` : "",
    isReact ? `import { reactView } from "./shared/island/react.tsx";` : "",
    `import view from "./${view}";`,
    `export default createMount(${JSON.stringify({ ...runtime, texts: placeholderOf(view) })}, ${adapted}${isSimple ? "" : ", unmetNeed"});`,
  ].join("\n");
}

/** The definition as the browser needs it: without the documentation. Messages in the console have no backticks. @param {import("./find-islands.mjs").Island["definition"]} definition */
function runtimeDefinition({ name, config, needs }) {
  const fields = Object.entries(config).map(
    ([key, { doc: _, deprecated: __, pattern: ___, expects: ____, ...field }]) => [key, field],
  );
  const conditions = Object.entries(needs ?? {}).map(([condition, expects]) => [
    condition,
    expects.replaceAll("`", ""),
  ]);
  return { name, config: Object.fromEntries(fields), needs: Object.fromEntries(conditions) };
}
