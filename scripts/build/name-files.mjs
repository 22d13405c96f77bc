// Renames the built files to names with the hash of their content.
import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { nameByContent } from "./content-names.mjs";

/**
 * Renames the files of all chunks, with their maps and licences, and updates `chunks`.
 * @param {string} outdir
 * @param {import("./islands.mjs").Chunks} chunks
 */
export async function nameFiles(outdir, chunks) {
  const all = [...Object.values(chunks.islands), ...Object.values(chunks.bundles)];
  const paths = [
    ...new Set([...Object.keys(chunks.outputs), ...all.flatMap(({ file, css }) => (css ? [file, css] : [file]))]),
  ].filter((path) => /\.(js|css)$/.test(path));
  /** @type {Map<string, string>} */
  const contents = new Map();
  for (const path of paths.sort()) contents.set(path, await readFile(join(outdir, path), "utf8"));
  const named = nameByContent(contents);
  for (const [path, { name, content }] of named) {
    await writeFile(join(outdir, path), content);
    for (const ending of ["", ".map", ".LEGAL.txt"])
      if (existsSync(join(outdir, path + ending)))
        await rename(join(outdir, path + ending), join(outdir, name + ending));
  }
  const nameOf = (/** @type {string} */ path) => named.get(path)?.name ?? path;
  for (const chunk of all) {
    chunk.file = nameOf(chunk.file);
    chunk.imports = chunk.imports.map(nameOf);
    if (chunk.css) chunk.css = nameOf(chunk.css);
  }
  // The paths of imports in a metafile start with the folder of the build.
  const inFolder = (/** @type {string} */ path) => path.slice(outdir.length + 1);
  chunks.outputs = Object.fromEntries(
    Object.entries(chunks.outputs).map(([path, output]) => [
      nameOf(path),
      {
        ...output,
        imports: output.imports.map((imported) => ({ ...imported, path: nameOf(inFolder(imported.path)) })),
      },
    ]),
  );
}
