// Builds dist/editor/: data for editors that complete markup, JSON and scripts.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { runNode } from "../child.mjs";
import { loadTypeScript } from "./load-typescript.mjs";

/** @param {{ outdir: string, islands: import("./find-islands.mjs").Island[] }} needs */
export async function buildEditorData({ outdir, islands }) {
  const tools = ["description/markup", "editor/html-data", "editor/web-types", "editor/json-schema"].map(
    (path) => `export * from "./tools/${path}.ts";`,
  );
  /**
   * @type {typeof import("../../tools/description/markup.ts") & typeof import("../../tools/editor/html-data.ts") &
   *   typeof import("../../tools/editor/web-types.ts") & typeof import("../../tools/editor/json-schema.ts")}
   */
  const { markup, htmlData, webTypes, jsonSchema } = await loadTypeScript(tools.join("\n"));
  const { version } = JSON.parse(await readFile("package.json", "utf8"));
  const described = islands.map(({ description }) => description);
  const folder = join(outdir, "editor");
  await mkdir(join(folder, "schemas"), { recursive: true });
  /** @param {string} file @param {object} data */
  const write = (file, data) => writeFile(join(folder, file), `${JSON.stringify(data, null, 2)}\n`);
  await Promise.all([
    write("atoll.html-data.json", htmlData(described, markup.attributes)),
    write("web-types.json", webTypes(version, described, markup.attributes)),
    ...described.map((island) => write(`schemas/${island.name}.schema.json`, jsonSchema(island))),
    typesOf(folder),
  ]);
}

/**
 * Writes the declarations that the compiler generates from the sources into `folder`; `atoll.d.ts` is the entry point.
 * @param {string} folder
 */
export async function typesOf(folder) {
  const project = join(".build", "editor.tsconfig.json");
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    types: [],
    rootDir: "..",
    outDir: join(resolve(folder), "types"),
  };
  await mkdir(".build", { recursive: true });
  await writeFile(
    project,
    JSON.stringify({ extends: "../tsconfig.json", compilerOptions, include: [], files: ["../tools/editor/public.ts"] }),
  );
  const { code, output } = await runNode(["node_modules/typescript/bin/tsc", "-p", project], { quiet: true });
  if (code !== 0) throw new Error(`The types of dist/editor could not be generated:\n${output}`);
  await removeRequirementIds(join(folder, "types"));
  await writeFile(join(folder, "atoll.d.ts"), entryPoint);
  // The package has modules. A script of a site that is none, as those of a new package are, could not import their types.
  await writeFile(join(folder, "package.json"), '{ "type": "commonjs" }\n');
}

/** `var` makes `atoll` a global that scripts can use without `window`. */
const entryPoint = `export * from "./types/tools/editor/public.ts";
import type { ShellApi } from "./types/shared/shell-api.ts";
declare global {
  /** The interface of the shell. It is missing in old browsers, and until the script of the shell has run. */
  var atoll: ShellApi;
}
`;

/** Ids of requirements, such as NAV-02, mean nothing to a site's developer. @param {string} folder */
async function removeRequirementIds(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".d.ts"));
  for (const name of names) {
    const file = join(folder, name);
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replace(/(?: \(?[A-Z]{2,4}-\d{2}\)?(?:,| to| and)?)+(?=\s|\.|$)/gm, ""));
  }
}
