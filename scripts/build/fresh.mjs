// Decides whether built files are fresh: made from the sources as they are now, and not changed since.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * @typedef {{ inputs: string[], outputs: string[] }} Target  paths of files and folders
 * @typedef {{ inputs: string, outputs: string }} Hashes
 */

/**
 * A hash of the names and contents of these files and folders. Hidden files, which editors and desktops write, do not
 * count.
 * @param {string[]} paths
 */
function hashOfFiles(paths) {
  const hash = createHash("sha256");
  /** @param {string} path */
  const add = (path) => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory()) {
      for (const name of readdirSync(path).sort()) if (!name.startsWith(".")) add(join(path, name));
    } else if (found) {
      hash.update(`${path.replaceAll("\\", "/")} ${found.size} `).update(readFileSync(path));
    }
  };
  for (const path of paths) add(path);
  return hash.digest("hex");
}

/** A hash of all that a build reads. Another version of Node may compress to other bytes. @param {Target} target */
export const inputsOf = ({ inputs }) => `Node ${process.version}, ${hashOfFiles(inputs)}`;

/**
 * Whether the outputs are those that a build made of these inputs.
 * @param {Target} target
 * @param {string} record  path of the record that `recordBuild` wrote
 * @param {string} inputs  see `inputsOf`
 */
export function isFresh({ outputs }, record, inputs) {
  const built = read(record);
  return built?.inputs === inputs && built.outputs === hashOfFiles(outputs);
}

/**
 * Records a build that has succeeded.
 * @param {Target} target
 * @param {string} record
 * @param {string} inputs  see `inputsOf`; from before the build, because a source may have changed in the meantime
 */
export function recordBuild({ outputs }, record, inputs) {
  mkdirSync(dirname(record), { recursive: true });
  const unfinished = `${record}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify({ inputs, outputs: hashOfFiles(outputs) }));
  renameSync(unfinished, record);
}

/** @param {string} record @returns {Hashes | undefined} */
function read(record) {
  try {
    return JSON.parse(readFileSync(record, "utf8"));
  } catch {
    return undefined;
  }
}
