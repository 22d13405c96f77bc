// Builds a file for each of our connectors to shop systems. They stand alone: a site loads one of them, or none, and code
// that they shared with islands would change which chunks the pages of all other sites load.
import { build } from "esbuild";
import { mkdir, readdir, readFile, rename } from "node:fs/promises";
import { basename, join } from "node:path";
import { hashOf, SHORT } from "./hash.mjs";
import { browserOptions } from "./options.mjs";

const folder = "shared/api/connectors/systems";

/**
 * @param {string} outdir
 * @param {import("./squeeze.mjs").Minify} minify
 * @returns {Promise<Record<string, string>>} the built files by the name of the connector, relative to `outdir`
 */
export async function buildConnectors(outdir, minify) {
  await mkdir(join(outdir, "connectors"), { recursive: true });
  const names = (await readdir(folder)).map((file) => basename(file, ".ts"));
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await buildConnector(outdir, name, minify)])),
  );
}

/** @param {string} outdir @param {string} name @param {import("./squeeze.mjs").Minify} minify */
async function buildConnector(outdir, name, minify) {
  const path = join(outdir, `connectors/${name}.js`);
  await build({
    ...browserOptions("preact"),
    entryPoints: [join(folder, `${name}.ts`)],
    outfile: path,
    format: "esm",
  });
  await minify(path, "esm");
  const file = `connectors/${name}.${hashOf(await readFile(path), SHORT)}.js`;
  for (const ending of ["", ".map"]) await rename(path + ending, join(outdir, file + ending));
  return file;
}
