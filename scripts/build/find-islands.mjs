// Finds the islands by their folders and reads their definitions.
import { build } from "esbuild";
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";

/**
 * @typedef {object} Island
 * @property {string} folder        such as islands/cart/quantity
 * @property {string} view          its view: .tsx is React's, .ts is plain
 * @property {string | null} css    its stylesheet
 * @property {string | null} reserve  styles for before it is live, which every page loads
 * @property {any} definition       the plain data of definition.ts
 */

/** @returns {Promise<Island[]>} sorted by name */
export async function findIslands() {
  const folders = await islandFolders();
  const definitions = await evaluate(folders.map((folder) => join(folder, "definition.ts")));
  const islands = folders.map((folder, index) => {
    const name = basename(folder);
    const view = [`${name}.tsx`, `${name}.ts`].map((file) => join(folder, file)).find((file) => existsSync(file));
    const definition = definitions[index];
    if (!view) throw expected(`${folder}: expected the view in ${name}.tsx (React) or ${name}.ts (plain), found neither.`);
    if (definition?.name !== name) throw expected(`${folder}/definition.ts: expected the name "${name}" of its folder, got "${definition?.name}".`);
    return { folder, view, definition, css: file(folder, `${name}.css`), reserve: file(folder, "reserve.css") };
  });
  return islands.sort((a, b) => (a.definition.name < b.definition.name ? -1 : 1));
}

async function islandFolders() {
  const folders = [];
  for (const domain of await readdir("islands", { withFileTypes: true })) {
    if (!domain.isDirectory()) continue;
    for (const island of await readdir(join("islands", domain.name), { withFileTypes: true })) {
      const folder = join("islands", domain.name, island.name);
      if (island.isDirectory() && existsSync(join(folder, "definition.ts"))) folders.push(folder);
    }
  }
  return folders;
}

/** Definitions are plain data: they are bundled into one module that Node can import. */
async function evaluate(files) {
  const contents = `export default [${files.map((_, index) => `d${index}`)}];\n${files.map((path, index) => `import d${index} from "./${path}";`).join("\n")}`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    logLevel: "error",
  });
  const module = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
  return module.default;
}

const file = (folder, name) => (existsSync(join(folder, name)) ? join(folder, name) : null);

/** An error that is the reader's to mend: shown without a stack. */
export function expected(message) {
  return Object.assign(new Error(message), { expected: true });
}

