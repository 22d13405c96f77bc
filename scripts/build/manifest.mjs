// Writes dist/manifest.json, for servers that put hashed names, integrity and preload hints into their pages, and for
// sites that do not deploy the optional files.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * @param {{ outdir: string, chunks: import("./islands.mjs").Chunks, files: Record<string, object> }} needs  `files`: the data of each built file, by
 *   path
 */
export async function writeManifest({ outdir, chunks, files }) {
  const shipped = Object.fromEntries(Object.entries(files).filter(([name]) => !name.endsWith(".map")));
  /** The copy of a file of the shell whose name has a hash. */
  const hashed = (/** @type {string} */ file) => {
    const [start, ending] = file.split(".");
    const found = Object.keys(shipped).find((name) => new RegExp(`^${start}\\.\\w+\\.${ending}$`).test(name));
    if (!found) throw new Error(`The build has no copy of ${file} with a hash in its name.`);
    return found;
  };
  /** @param {import("./islands.mjs").Chunk} chunk */
  const withPreload = ({ file, css, imports }) => ({ file, ...(css && { css }), modulepreload: [file, ...imports] });
  const scriptWith = (/** @type {string} */ library) =>
    Object.keys(chunks.outputs).find(
      (name) =>
        name.endsWith(".js") &&
        Object.keys(chunks.outputs[name].inputs).some((path) => path.startsWith(`node_modules/${library}/`)),
    );
  const manifest = {
    shell: {
      file: "atoll.js",
      css: "atoll.css",
      islands: "atoll-islands.css",
      theme: "atoll-theme.css",
      hashed: {
        file: hashed("atoll.js"),
        css: hashed("atoll.css"),
        islands: hashed("atoll-islands.css"),
        theme: hashed("atoll-theme.css"),
      },
    },
    islands: Object.fromEntries(Object.entries(chunks.islands).map(([name, chunk]) => [name, withPreload(chunk)])),
    late: Object.fromEntries(Object.entries(chunks.bundles).map(([name, chunk]) => [name, withPreload(chunk)])),
    // A site may omit these files: the rest works without them.
    optional: { map: scriptWith("react-leaflet") },
    files: shipped,
  };
  await writeFile(join(outdir, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}
