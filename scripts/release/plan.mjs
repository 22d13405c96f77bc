// Computes a release before anything is written. Pure.
import { countEntries, unreleasedChanges, withRelease } from "./changelog.mjs";

/**
 * @typedef {object} Release
 * @property {string} version
 * @property {string} tag
 * @property {string} message of the commit
 * @property {string} notes what changed, in Markdown: the message of the tag
 * @property {import("./repository.mjs").Files} files new texts
 */

/**
 * @param {string} version
 * @param {string} date as in 2026-12-01
 * @param {import("./repository.mjs").Files} files
 * @returns {Release}
 */
export const releaseOf = (version, date, files) => ({
  version,
  tag: `v${version}`,
  message: `Release ${version}`,
  notes: `Atoll ${version}\n\n${unreleasedChanges(files["CHANGELOG.md"])}\n`,
  files: {
    "package.json": withVersion(files["package.json"], version),
    "package-lock.json": withVersion(files["package-lock.json"], version),
    "CHANGELOG.md": withRelease(files["CHANGELOG.md"], version, date),
  },
});

/**
 * The text of package.json or package-lock.json with another version of the package.
 * @param {string} text
 * @param {string} version
 */
export function withVersion(text, version) {
  const data = JSON.parse(text);
  data.version = version;
  // The lockfile has the version of the package a second time.
  if (data.packages) data.packages[""].version = version;
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** The commands that must succeed before a release: all tests of both tiers. */
export const checkCommands = [["run", "check"], ["test"], ["run", "test:all", "--", "--rest"]];

/** The steps of a release, as text. @param {Release} release @param {import("./repository.mjs").Repository} repository @param {string} date */
export function describe({ version, tag, message, notes }, { commit, branch, files }, date) {
  const { name, version: current, repository } = JSON.parse(files["package.json"]);
  const steps = [
    `Run ${checkCommands.map((args) => `npm ${args.join(" ")}`).join(", ")}.`,
    `Set the version ${version} in package.json and package-lock.json.`,
    `Date the section "Unreleased" of CHANGELOG.md: ${version} - ${date}, ${countEntries(notes)} entries.`,
    "Run npm run build.",
    "Make release/: the package, the install files of dist/install/, SHA256SUMS and notes.md.",
    `Commit "${message}" and tag it ${tag}.`,
  ];
  const warnings = repository
    ? []
    : ['Warning: package.json has no "repository"; the page of the package on npm will not link to the source.'];
  return [
    `${name} ${version}, after ${current}, from ${branch} at ${commit.slice(0, 8)}:`,
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
    ...warnings,
  ].join("\n");
}
