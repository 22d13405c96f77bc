// dist/LICENCES.txt: the licences of the libraries that the files hold, which want to be shipped with them, each with the files that it is in.
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** @param {Record<string, { inputs: object }>} outputs  what each file is made of */
export async function writeLicences(outdir, outputs) {
  /** @type {Map<string, Set<string>>} by the folder of the library */
  const holders = new Map();
  for (const [file, { inputs }] of Object.entries(outputs)) {
    if (file.endsWith(".map")) continue;
    for (const folder of Object.keys(inputs).flatMap((path) => [folderOf(path), heldBy(path)])) {
      if (folder) holders.set(folder, (holders.get(folder) ?? new Set()).add(file));
    }
  }
  const parts = await Promise.all(
    [...holders]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([folder, files]) => licenceOf(folder, [...files])),
  );
  await writeFile(join(outdir, "LICENCES.txt"), parts.join("\n\n"));
}

const folderOf = (path) => /^node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0];

/** What a library has in its own files of another one, of its own version: adyen-web, of preact and classnames. */
function heldBy(path) {
  const name = /\/dist\/es\/external\/([^/]+)\//.exec(path)?.[1];
  return (
    name &&
    [join(folderOf(path), "node_modules", name), join("node_modules", name)].find((folder) => existsSync(folder))
  );
}

async function licenceOf(folder, files) {
  const { name, version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? await readFile(join(folder, file), "utf8") : "";
  return `${name} ${version} (${license}), in ${files.join(", ")}\n\n${text.trim()}\n`;
}
