// Fills release/ with the files that a release offers for download.
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { npm } from "../npm.mjs";
import { Problem } from "../problem.mjs";
import { root } from "../root.mjs";
import { sumsOf } from "./sums.mjs";

const assets = "release";
const installFiles = "dist/install";

/**
 * Packs the package and copies the install files into release/, with their sums and the notes of the release.
 * @param {string} notes
 * @returns {Promise<{ packageFile: string, notesFile: string, files: import("./sums.mjs").Asset[] }>} paths from the
 *   repository's folder; `files`: the package and the install files
 */
export async function makeAssets(notes) {
  const folder = join(root, assets);
  const zips = findInstallFiles();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const { code, output } = await npm(["pack", "--pack-destination", assets], { quiet: true });
  const packageFile = readdirSync(folder).find((name) => name.endsWith(".tgz"));
  if (code !== 0 || packageFile === undefined) throw new Problem(`npm pack made no package:\n${output.trim()}`);
  for (const path of zips) copyFileSync(join(root, installFiles, path), join(folder, basename(path)));
  const names = [packageFile, ...zips.map((path) => basename(path))];
  const files = names.map((name) => assetOf(name, readFileSync(join(folder, name))));
  writeFileSync(join(folder, "SHA256SUMS"), sumsOf(files));
  writeFileSync(join(folder, "notes.md"), notes);
  return { packageFile: `./${assets}/${packageFile}`, notesFile: `${assets}/notes.md`, files };
}

/** Paths of the install files in their folder; throws a `Problem` when the build has made none. */
function findInstallFiles() {
  const paths = read(join(root, installFiles)).filter((path) => path.endsWith(".zip"));
  if (paths.length > 0) return paths.sort();
  throw new Problem(`The build expects to make zip files in ${installFiles}/, and made none; a release needs them.`);
}

/** @param {string} folder */
function read(folder) {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" });
  } catch {
    return [];
  }
}

/** @param {string} name @param {Buffer} content @returns {import("./sums.mjs").Asset} */
const assetOf = (name, content) => ({
  name,
  bytes: content.length,
  sum: createHash("sha256").update(content).digest("hex"),
});
