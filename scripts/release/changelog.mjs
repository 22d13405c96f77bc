// Sections of CHANGELOG.md. Pure.

const unreleased = "## Unreleased\n";

/** The changes that no version has yet, without the heading; "" when there are none. @param {string} changelog */
export function unreleasedChanges(changelog) {
  const start = startOfUnreleased(changelog);
  if (start < 0) return "";
  const body = changelog.slice(start + unreleased.length);
  const end = body.search(/^## /m);
  const section = (end < 0 ? body : body.slice(0, end)).trim();
  return countEntries(section) > 0 ? section : "";
}

/** @param {string} section */
export const countEntries = (section) => (section.match(/^- /gm) ?? []).length;

/** @param {string} changelog @param {string} version */
export const hasSection = (changelog, version) =>
  changelog.split("\n").some((line) => line === `## ${version}` || line.startsWith(`## ${version} `));

/**
 * The changelog with a section for `version` that has the unreleased changes, below an empty section "Unreleased".
 * @param {string} changelog
 * @param {string} version
 * @param {string} date as in 2026-12-01
 */
export function withRelease(changelog, version, date) {
  const start = startOfUnreleased(changelog);
  if (start < 0) throw new Error('CHANGELOG.md has no section "Unreleased".');
  const rest = changelog.slice(start + unreleased.length);
  return `${changelog.slice(0, start)}${unreleased}\n## ${version} - ${date}\n${rest}`;
}

/** -1 when there is no such section. @param {string} changelog */
const startOfUnreleased = (changelog) =>
  changelog.startsWith(unreleased) ? 0 : changelog.indexOf(`\n${unreleased}`) + 1 || -1;
