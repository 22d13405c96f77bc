// What a package-lock.json must be for `npm ci` to work on every platform and with every registry.

/**
 * What is wrong with a parsed lockfile, a line each.
 * @param {{ packages: Record<string, any> }} lock
 * @returns {string[]}
 */
export function lockfileFaults({ packages }) {
  const installed = Object.entries(packages).filter(([path]) => path !== "");
  return [
    ...(installed.length === 0
      ? ["the lockfile names no package at all; make it with npm install --package-lock-only"]
      : []),
    ...Object.entries(packages).flatMap(([path, entry]) =>
      Object.keys(entry.optionalDependencies ?? {})
        .filter((name) => !isThere(packages, path, name))
        // npm leaves a platform's package out without a word when the registry lacks it, and `npm ci` fails over there.
        .map(
          (name) =>
            `${path || "package.json"} wants the optional package ${name}, which has no entry; pin a version whose packages are complete`,
        ),
    ),
    ...installed.flatMap(([path, { version, integrity, resolved }]) => [
      ...(version ? [] : [`${path} has no version`]),
      ...(integrity ? [] : [`${path} has no integrity`]),
      // An address would hold everyone to the registry of whoever made the lockfile.
      ...(resolved
        ? [`${path} is tied to ${resolved}; make the lockfile with omit-lockfile-registry-resolved=true`]
        : []),
    ]),
  ];
}

/** Node looks for a package in the folder of the one that wants it, then in each folder above. */
function isThere(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    if (packages[`${folder}${folder && "/"}node_modules/${name}`]) return true;
    if (folder === "") return false;
  }
}
