// Rules that a package-lock.json must meet so that `npm ci` works on every platform and with every registry.

/**
 * @typedef {{ version?: string, integrity?: string, resolved?: string, optionalDependencies?: Record<string, string> }}
 *   Package
 */

/**
 * The faults of a parsed lockfile, a line each.
 * @param {{ packages: Record<string, Package> }} lock
 * @returns {string[]}
 */
export function lockfileFaults({ packages }) {
  const installed = Object.entries(packages).filter(([path]) => path !== "");
  return [
    ...(installed.length === 0
      ? ["the lockfile lists no package; create it with npm install --package-lock-only"]
      : []),
    ...Object.entries(packages).flatMap(([path, entry]) =>
      Object.keys(entry.optionalDependencies ?? {})
        .filter((name) => !hasEntry(packages, path, name))
        // npm silently omits the package of a platform that the registry lacks; `npm ci` then fails on that platform.
        .map(
          (name) =>
            `${path || "package.json"} depends on the optional package ${name}, which has no entry; ` +
            "pin a version whose packages are complete",
        ),
    ),
    ...installed.flatMap(([path, { version, integrity, resolved }]) => [
      ...(version ? [] : [`${path} has no version`]),
      ...(integrity ? [] : [`${path} has no integrity`]),
      // A resolved address would tie every user to the registry of the author of the lockfile.
      ...(resolved
        ? [`${path} is tied to ${resolved}; create the lockfile with omit-lockfile-registry-resolved=true`]
        : []),
    ]),
  ];
}

/**
 * Whether the lockfile has the package where Node looks for it: in the folder of its dependant, then in each folder
 * above.
 * @param {Record<string, Package>} packages
 * @param {string} path
 * @param {string} name
 */
function hasEntry(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    if (packages[`${folder}${folder && "/"}node_modules/${name}`]) return true;
    if (folder === "") return false;
  }
}
