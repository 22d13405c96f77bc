// One version for all that is loaded by its name: the script of each page then holds the names and this hash, not a hash each.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Renames the files of all chunks, in `chunks` too. @param {import("./islands.mjs").Chunks} chunks @returns {Promise<string>} the version */
export async function giveVersion(outdir, chunks, islands) {
  const all = [...Object.values(chunks.islands), ...Object.values(chunks.late)];
  const names = all.flatMap(({ file, css }) => (css ? [file, css] : [file]));
  const hash = createHash("sha256");
  for (const name of names) hash.update(await readFile(join(outdir, name)));
  // What the list of the islands is made of, and their places, built before.
  for (const {
    definition: { name, when, selectors, fallback, wide, common },
  } of islands)
    hash.update(JSON.stringify([name, when, selectors, fallback, wide, common]));
  hash.update(await readFile(join(outdir, "atoll-islands.css")));
  const version = short(hash);
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

/** Eight letters and digits of a hash, as they stand in the names of files. */
export const short = (hash) =>
  hash
    .digest("base64url")
    .replace(/[^a-zA-Z0-9]/g, "")
    .slice(0, 8)
    .toUpperCase();

async function move(outdir, from, to) {
  const text = await readFile(join(outdir, from), "utf8");
  await writeFile(join(outdir, from), text.replace(`sourceMappingURL=${from}.map`, `sourceMappingURL=${to}.map`));
  for (const ending of ["", ".map"])
    if (existsSync(join(outdir, from + ending))) await rename(join(outdir, from + ending), join(outdir, to + ending));
}
