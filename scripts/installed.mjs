import { readFileSync } from "node:fs";

/**
 * Whether someone ran `npm ci` or `npm install` by hand already: npm's own record of node_modules names every package
 * of the lockfile, in that version, as far as this platform wants it.
 * @param {string} lockFile
 * @param {string} recordFile node_modules/.package-lock.json
 */
export function installed(lockFile, recordFile) {
  const wanted = packages(lockFile);
  const found = packages(recordFile);
  return (
    Object.keys(found).length > 0 &&
    Object.entries(wanted).every(([path, entry]) => found[path]?.version === entry.version || !isRequired(entry))
  );
}

/**
 * npm leaves optional packages of other platforms out, and with them what only they need. With a `libc`, a package is one
 * of a pair for the same system, and which one npm chose cannot be told here.
 */
const isRequired = ({ optional, os, cpu, libc }) =>
  !optional || (!libc && Boolean(os?.includes(process.platform)) && Boolean(cpu?.includes(process.arch)));

function packages(file) {
  try {
    const { "": _project, ...rest } = JSON.parse(readFileSync(file, "utf8")).packages;
    return rest;
  } catch {
    return {};
  }
}
