// Finds the islands by their folders and reads their definitions.
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { definitionProblems } from "./check-definition.mjs";
import { loadTypeScript } from "./load-typescript.mjs";

/**
 * @typedef {object} Island
 * @property {string} folder        such as islands/cart/quantity
 * @property {string} view          path of its view: .tsx with React, .ts without
 * @property {string | null} css    path of its stylesheet
 * @property {string | null} reserve  path of the styles that reserve its space before it mounts; every page loads them
 * @property {import("../../shared/island/define.ts").Definition} definition  the plain data of definition.ts
 * @property {import("../../tools/description/describe.ts").IslandDescription} description  the definition for people and tools
 */

/**
 * Reads and checks all definitions; throws an expected error that lists their faults.
 * @returns {Promise<Island[]>} sorted by name
 */
export async function findIslands() {
  const folders = await islandFolders();
  const { definitions, vocabulary, describe } = await evaluate(folders.map((folder) => `${folder}/definition.ts`));
  const problems = folders.flatMap((folder, index) => [
    ...definitionProblems(definitions[index], folder, vocabulary).map(
      (problem) => `${folder}/definition.ts: ${problem}`,
    ),
    ...(viewOf(folder)
      ? []
      : [
          `${folder}: expects a view, ${basename(folder)}.tsx (React) or ${basename(folder)}.ts (plain), found neither`,
        ]),
  ]);
  const names = folders.map((folder) => basename(folder));
  const duplicate = folders.find((_, index) => names.indexOf(names[index]) < index);
  if (duplicate) problems.push(`${duplicate}: another folder has an island of this name`);
  if (problems.length > 0) throw expectedError(problems.join("\n"));
  const islands = folders.map((folder, index) => ({
    folder,
    view: viewOf(folder) ?? "",
    definition: definitions[index],
    description: describe(definitions[index], basename(dirname(folder)), existsSync(join(folder, "reserve.css"))),
    css: file(folder, `${basename(folder)}.css`),
    reserve: file(folder, "reserve.css"),
  }));
  return islands.sort((a, b) => (a.definition.name < b.definition.name ? -1 : 1));
}

/** @param {string} folder */
const viewOf = (folder) => file(folder, `${basename(folder)}.tsx`) ?? file(folder, `${basename(folder)}.ts`);

async function islandFolders() {
  const folders = [];
  for (const domain of await readdir("islands", { withFileTypes: true })) {
    if (!domain.isDirectory()) continue;
    for (const island of await readdir(join("islands", domain.name), { withFileTypes: true })) {
      const folder = `islands/${domain.name}/${island.name}`;
      if (!island.isDirectory()) continue;
      if (!existsSync(join(folder, "definition.ts")))
        throw expectedError(`${folder}: expects a definition.ts, found none`);
      folders.push(folder);
    }
  }
  return folders;
}

/**
 * Loads the definitions, the values that they may use, and `describe`, in one module.
 * @param {string[]} files
 * @returns {Promise<{ definitions: import("./find-islands.mjs").Island["definition"][], vocabulary: Parameters<typeof definitionProblems>[2],
 *   describe: typeof import("../../tools/description/describe.ts").describe }>}
 */
async function evaluate(files) {
  const contents = [
    ...files.map((path, index) => `import d${index} from "./${path}";`),
    `export const definitions = [${files.map((_, index) => `d${index}`)}];`,
    `import { isStrategy, strategies } from "./shared/island/strategy.ts";`,
    `import { kinds } from "./shared/island/field.ts";`,
    `export const vocabulary = { isStrategy, strategies, kinds };`,
    `export { describe } from "./tools/description/describe.ts";`,
  ].join("\n");
  return loadTypeScript(contents);
}

/** With slashes, also on Windows: the path becomes part of an import. @param {string} folder @param {string} name */
const file = (folder, name) => (existsSync(join(folder, name)) ? `${folder}/${name}` : null);

/** An error that the developer can fix: the build prints its message without a stack. @param {string} message */
export function expectedError(message) {
  return Object.assign(new Error(message), { expected: true });
}
