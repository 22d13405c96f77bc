// Finds the islands by their folders and reads their definitions.
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { problemsOf } from "./check-definition.mjs";
import { loadTypeScript } from "./load-typescript.mjs";

/**
 * @typedef {object} Island
 * @property {string} folder        such as islands/cart/quantity
 * @property {string} view          its view: .tsx is React's, .ts is plain
 * @property {string | null} css    its stylesheet
 * @property {string | null} reserve  styles for before it is live, which every page loads
 * @property {any} definition       the plain data of definition.ts
 * @property {any} description      the same for people and tools: tools/description/describe.ts
 */

/** @returns {Promise<Island[]>} sorted by name */
export async function findIslands() {
  const folders = await islandFolders();
  const { definitions, words, describe } = await evaluate(folders.map((folder) => `${folder}/definition.ts`));
  const problems = folders.flatMap((folder, index) => [
    ...problemsOf(definitions[index], folder, words).map((problem) => `${folder}/definition.ts: ${problem}`),
    ...(viewOf(folder)
      ? []
      : [
          `${folder}: expects the view in ${basename(folder)}.tsx (React) or ${basename(folder)}.ts (plain), found neither`,
        ]),
  ]);
  const twice = folders.find((folder, index) =>
    folders.some((other, at) => at < index && basename(other) === basename(folder)),
  );
  if (twice) problems.push(`${twice}: another folder has an island of this name`);
  if (problems.length > 0) throw expected(problems.join("\n"));
  const islands = folders.map((folder, index) => ({
    folder,
    view: viewOf(folder),
    definition: definitions[index],
    description: describe(definitions[index], folder.split("/")[1], existsSync(join(folder, "reserve.css"))),
    css: file(folder, `${basename(folder)}.css`),
    reserve: file(folder, "reserve.css"),
  }));
  return islands.sort((a, b) => (a.definition.name < b.definition.name ? -1 : 1));
}

const viewOf = (folder) => file(folder, `${basename(folder)}.tsx`) ?? file(folder, `${basename(folder)}.ts`);

async function islandFolders() {
  const folders = [];
  for (const domain of await readdir("islands", { withFileTypes: true })) {
    if (!domain.isDirectory()) continue;
    for (const island of await readdir(join("islands", domain.name), { withFileTypes: true })) {
      const folder = `islands/${domain.name}/${island.name}`;
      if (!island.isDirectory()) continue;
      if (!existsSync(join(folder, "definition.ts"))) throw expected(`${folder}: expects a definition.ts, found none`);
      folders.push(folder);
    }
  }
  return folders;
}

/** Definitions are plain data: they are loaded with the words that they may use. */
async function evaluate(files) {
  const contents = [
    ...files.map((path, index) => `import d${index} from "./${path}";`),
    `export const definitions = [${files.map((_, index) => `d${index}`)}];`,
    `import { isStrategy, strategies } from "./shared/island/strategy.ts";`,
    `import { kinds } from "./shared/island/field.ts";`,
    `export const words = { isStrategy, strategies, kinds };`,
    `export { describe } from "./tools/description/describe.ts";`,
  ].join("\n");
  return loadTypeScript(contents);
}

const file = (folder, name) => (existsSync(join(folder, name)) ? join(folder, name) : null);

/** An error that is the reader's to mend: shown without a stack. */
export function expected(message) {
  return Object.assign(new Error(message), { expected: true });
}
