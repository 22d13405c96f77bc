// Writes dist/LICENCES.txt: the licences of all bundled libraries, which require this, each with the built files that
// contain the library.
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** @param {string} outdir @param {Record<string, { inputs: object }>} outputs  the source files of each built file */
export async function writeLicences(outdir, outputs) {
  /** @type {Map<string, Set<string>>} the built files that contain a library, by the folder of the library */
  const filesByLibrary = new Map();
  for (const [file, { inputs }] of Object.entries(outputs)) {
    if (file.endsWith(".map")) continue;
    for (const folder of Object.keys(inputs).flatMap((path) => [
      folderOf(path),
      vendoredFolder(path),
      ...(path.endsWith("css-tree/dist/csstree.esm.js") ? cssTreeParts : []),
    ])) {
      if (folder) filesByLibrary.set(folder, (filesByLibrary.get(folder) ?? new Set()).add(file));
    }
  }
  const parts = await Promise.all(
    [...filesByLibrary].sort(([a], [b]) => (a < b ? -1 : 1)).map(([folder, files]) => licenceOf(folder, [...files])),
  );
  await writeFile(join(outdir, "LICENCES.txt"), parts.join("\n\n"));
}

/** Libraries that css-tree ships inside of its own bundle. */
const cssTreeParts = ["node_modules/source-map-js", "node_modules/mdn-data"];

/** @param {string} path */
const folderOf = (path) => /^node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0];

/**
 * The folder of a library that another library ships inside of its own files, as adyen-web does with preact and
 * classnames.
 * @param {string} path
 */
function vendoredFolder(path) {
  const name = /\/dist\/es\/external\/([^/]+)\//.exec(path)?.[1];
  return (
    name &&
    [join(folderOf(path) ?? "", "node_modules", name), join("node_modules", name)].find((folder) => existsSync(folder))
  );
}

/** @param {string} folder @param {string[]} files */
async function licenceOf(folder, files) {
  const { name, version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? await readFile(join(folder, file), "utf8") : "";
  return `${name} ${version} (${license}), in ${files.join(", ")}\n\n${text.trim()}\n`;
}
