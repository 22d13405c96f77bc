// Reasons not to make a release. Pure.
import { hasSection, unreleasedChanges } from "./changelog.mjs";
import { isHigher, isVersion } from "./version.mjs";

/** The branch that releases are made of. */
const releaseBranch = "main";
const shownChanges = 5;

/**
 * The reasons not to release `version` now, a sentence each; empty when nothing is against it.
 * @param {string} version
 * @param {import("./repository.mjs").Repository} repository
 * @returns {string[]}
 */
export function refusals(version, { branch, changes, tags, files }) {
  const current = JSON.parse(files["package.json"]).version;
  const changelog = files["CHANGELOG.md"];
  return [
    ...versionRefusals(version, current),
    ...(tags.includes(`v${version}`) ? [`The tag v${version} exists already; choose a higher version.`] : []),
    ...(branch === releaseBranch
      ? []
      : [`A release is made on the branch ${releaseBranch}, not on ${branch || "a detached commit"}; switch to it.`]),
    ...(changes.length > 0 ? [`The work tree has changes; commit or remove them: ${listOf(changes)}.`] : []),
    ...(unreleasedChanges(changelog) === ""
      ? ['CHANGELOG.md has no entry under "## Unreleased"; list there what changed for users.']
      : []),
    ...(hasSection(changelog, version)
      ? [`CHANGELOG.md has a section ${version} already; choose a higher version.`]
      : []),
  ];
}

/** @param {string} version @param {string} current */
function versionRefusals(version, current) {
  if (!isVersion(version)) return [`The version expects three numbers, such as 0.2.0, got "${version}".`];
  if (!isHigher(version, current))
    return [`The version expects one above ${current}, that of package.json, got ${version}.`];
  return [];
}

/** @param {string[]} changes */
function listOf(changes) {
  const more = changes.length - shownChanges;
  return changes.slice(0, shownChanges).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
