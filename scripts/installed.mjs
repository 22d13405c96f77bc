import { readFileSync } from "node:fs";

/**
 * Whether node_modules matches the lockfile already, for example after `npm ci` by hand: npm's record of node_modules
 * lists every package of the lockfile that this platform needs, in the same version.
 * @param {string} lockFile
 * @param {string} recordFile node_modules/.package-lock.json
 */
export function installed(lockFile, recordFile) {
  const locked = packages(lockFile);
  const found = packages(recordFile);
  return (
    Object.keys(found).length > 0 &&
    Object.entries(locked).every(([path, entry]) => found[path]?.version === entry.version || !isRequired(entry))
  );
}

/** @typedef {{ version: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Package */

/**
 * npm skips optional packages of other platforms and their dependencies. A package with `libc` is one of a pair for the
 * same system, and this script cannot know which of the two npm chose.
 * @param {Package} entry
 */
const isRequired = ({ optional, os, cpu, libc }) =>
  !optional || (!libc && Boolean(os?.includes(process.platform)) && Boolean(cpu?.includes(process.arch)));

/** @param {string} file @returns {Record<string, Package>} the packages by path; none when the file cannot be read */
function packages(file) {
  try {
    const { "": _project, ...rest } = JSON.parse(readFileSync(file, "utf8")).packages;
    return rest;
  } catch {
    return {};
  }
}
