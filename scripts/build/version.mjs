// Adds one version to the names of all files that are loaded by name, so that the script of every page contains one
// hash and not a hash for each file.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rename } from "node:fs/promises";
import { join } from "node:path";

/**
 * Renames the files of all chunks and updates `chunks`.
 * @param {import("./islands.mjs").Chunks} chunks
 * @returns {Promise<string>} the version
 */
export async function versionFiles(outdir, chunks, islands) {
  const all = [...Object.values(chunks.islands), ...Object.values(chunks.late)];
  const names = all.flatMap(({ file, css }) => (css ? [file, css] : [file]));
  const hash = createHash("sha256");
  for (const name of names) hash.update(await readFile(join(outdir, name)));
  // The registry and the placeholder styles have the version in their names too, so their content counts.
  for (const {
    definition: { name, when, selectors, fallback, wide, common },
  } of islands)
    hash.update(JSON.stringify([name, when, selectors, fallback, wide, common]));
  hash.update(await readFile(join(outdir, "atoll-islands.css")));
  const version = shortHash(hash);
  const versioned = (name) => name.replace(/\.(\w+)$/, `.${version}.$1`);
  for (const name of names) await move(outdir, name, versioned(name));
  for (const chunk of all) {
    chunk.file = versioned(chunk.file);
    if (chunk.css) chunk.css = versioned(chunk.css);
  }
  chunks.outputs = Object.fromEntries(
    Object.entries(chunks.outputs).map(([name, output]) => [names.includes(name) ? versioned(name) : name, output]),
  );
  return version;
}

/** The first eight letters and digits of a hash, in capitals, for file names. */
export const shortHash = (hash) =>
  hash
    .digest("base64url")
    .replace(/[^a-zA-Z0-9]/g, "")
    .slice(0, 8)
    .toUpperCase();

async function move(outdir, from, to) {
  for (const ending of ["", ".map"])
    if (existsSync(join(outdir, from + ending))) await rename(join(outdir, from + ending), join(outdir, to + ending));
}
