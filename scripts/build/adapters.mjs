// Builds dist/adapters/: a script for each shop system whose own scripts bind only once. A site loads it after the shell.
import { build } from "esbuild";
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { browserOptions } from "./options.mjs";

const folder = "adapters";

/** @param {string} outdir @returns {Promise<Record<string, string>>} the built files by the name of the adapter, relative to `outdir` */
export async function buildAdapters(outdir) {
  const names = (await readdir(folder)).filter((file) => file.endsWith(".ts")).map((file) => basename(file, ".ts"));
  await build({
    ...browserOptions("preact"),
    entryPoints: names.map((name) => join(folder, `${name}.ts`)),
    outdir: join(outdir, "adapters"),
    format: "iife",
    sourcemap: false,
  });
  return Object.fromEntries(names.map((name) => [name, `adapters/${name}.js`]));
}
