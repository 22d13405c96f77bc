import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { unreleasedChanges, withRelease } from "../../../scripts/release/changelog.mjs";
import { releaseOptions } from "../../../scripts/release/options.mjs";
import { describe, releaseOf, withVersion } from "../../../scripts/release/plan.mjs";
import type { Repository } from "../../../scripts/release/repository.mjs";
import { refusals } from "../../../scripts/release/refusals.mjs";
import { sizeTable, sumsOf } from "../../../scripts/release/sums.mjs";
import { isHigher, isVersion } from "../../../scripts/release/version.mjs";

const changelog = `# Changelog

All changes.

## Unreleased

### Added

- A countdown.
- A map.

## 0.1.0 - 2026-11-21

- The first version.
`;
const files = {
  "package.json": '{\n  "name": "atoll-islands",\n  "version": "0.1.0"\n}\n',
  "package-lock.json":
    '{\n  "version": "0.1.0",\n  "packages": {\n    "": {\n      "version": "0.1.0"\n    },\n    "node_modules/a": {\n      "version": "0.1.0"\n    }\n  }\n}\n',
  "CHANGELOG.md": changelog,
};
const repository: Repository = { commit: "0123456789abcdef", branch: "main", changes: [], tags: ["v0.1.0"], files };

test.each([
  ["0.1.1", "0.1.0", true],
  ["0.2.0", "0.1.9", true],
  ["0.10.0", "0.9.0", true],
  ["1.0.0", "0.99.99", true],
  ["0.1.0", "0.1.0", false],
  ["0.1.9", "0.2.0", false],
  ["0.99.99", "1.0.0", false],
])("release: whether %s is higher than %s is %s", (version, other, higher) => {
  expect(isHigher(version, other)).toBe(higher);
});

test.each(["", "1", "1.2", "v1.2.3", "1.2.3-beta.1", "01.2.3", "1.2.3.4", "1.2.x"])(
  'release: "%s" is not a version',
  (text) => {
    expect(isVersion(text)).toBe(false);
  },
);

test("release: the unreleased changes are those between their heading and the next version", () => {
  expect(unreleasedChanges(changelog)).toBe("### Added\n\n- A countdown.\n- A map.");
  expect(unreleasedChanges("## Unreleased\n\n- The first.\n")).toBe("- The first.");
  expect(unreleasedChanges("# Changelog\n\n## Unreleased\n\n### Added\n\n## 0.1.0\n\n- Old.\n")).toBe("");
  expect(unreleasedChanges("# Changelog\n\n### Unreleased\n\n- Below another heading.\n")).toBe("");
});

test("release: the changelog gets a dated section, below an empty one for the next changes", () => {
  const released = withRelease(changelog, "0.2.0", "2026-12-01");
  expect(released).toBe(changelog.replace("## Unreleased\n", "## Unreleased\n\n## 0.2.0 - 2026-12-01\n"));
  expect(unreleasedChanges(released)).toBe("");
});

test("release: only the version of this package changes in the lockfile", () => {
  expect(JSON.parse(withVersion(files["package-lock.json"], "0.2.0"))).toEqual({
    version: "0.2.0",
    packages: { "": { version: "0.2.0" }, "node_modules/a": { version: "0.1.0" } },
  });
});

test.each(["package.json", "package-lock.json"])(
  "release: the layout of this repository's %s stays as it is",
  (file) => {
    const text = readFileSync(file, "utf8");
    const { version } = JSON.parse(text) as { version: string };
    expect(withVersion(text, version)).toBe(text);
  },
);

test("release: nothing is against a higher version with changes on a clean main branch", () => {
  expect(refusals("0.2.0", repository)).toEqual([]);
});

test.each<[string, string, Partial<Repository>, string]>([
  ["text that is not a version", "next", {}, 'three numbers, such as 0.2.0, got "next"'],
  ["a pre-release", "0.2.0-beta.1", {}, "three numbers"],
  ["the current version", "0.1.0", { tags: [] }, "one above 0.1.0, that of package.json, got 0.1.0"],
  ["a lower version", "0.0.9", {}, "one above 0.1.0"],
  ["a version that has a tag", "0.2.0", { tags: ["v0.2.0"] }, "The tag v0.2.0 exists already"],
  ["another branch", "0.2.0", { branch: "topic" }, "on the branch main, not on topic"],
  ["a commit without a branch", "0.2.0", { branch: "" }, "not on a detached commit"],
  ["changes that are not committed", "0.2.0", { changes: [..."abcdefg"] }, "a, b, c, d, e and 2 more."],
  [
    "a changelog without new entries",
    "0.2.0",
    { files: { ...files, "CHANGELOG.md": "## Unreleased\n\n### Added\n" } },
    'CHANGELOG.md has no entry under "## Unreleased"',
  ],
  [
    "a changelog that has the version already",
    "0.2.0",
    { files: { ...files, "CHANGELOG.md": `${changelog}\n## 0.2.0 - 2026-12-01\n` } },
    "CHANGELOG.md has a section 0.2.0 already",
  ],
])("release: %s is refused", (_what, version, change, reason) => {
  expect(refusals(version, { ...repository, ...change }).filter((text) => text.includes(reason))).toHaveLength(1);
});

test("release: all reasons are named at once", () => {
  expect(refusals("0.0.9", { ...repository, branch: "topic", changes: ["a"] })).toHaveLength(3);
});

test("release: the plan names the version before, the date and the number of changes, and warns of a missing repository", () => {
  const plan = describe(releaseOf("0.2.0", "2026-12-01", files), repository, "2026-12-01");
  expect(plan).toContain("atoll-islands 0.2.0, after 0.1.0, from main at 01234567:");
  expect(plan).toContain("0.2.0 - 2026-12-01, 2 entries.");
  expect(plan).toContain('Warning: package.json has no "repository"');
  const known = { ...files, "package.json": '{ "name": "a", "version": "0.1.0", "repository": "https://x.example" }' };
  expect(describe(releaseOf("0.2.0", "", known), { ...repository, files: known }, "")).not.toContain("Warning");
});

test("release: arguments are one version and perhaps --dry-run", () => {
  expect(releaseOptions(["0.2.0"])).toEqual({ version: "0.2.0", isDryRun: false });
  expect(releaseOptions(["--dry-run", "0.2.0"])).toEqual({ version: "0.2.0", isDryRun: true });
  expect(() => releaseOptions([])).toThrow(
    "npm run release expects one version, as in npm run release -- 0.2.0, got none.",
  );
  expect(() => releaseOptions(["0.2.0", "0.3.0"])).toThrow('got "0.2.0 0.3.0"');
  expect(() => releaseOptions(["0.2.0", "--skip-tests"])).toThrow('expects --dry-run or nothing, got "--skip-tests"');
});

test("release: the sums are those that sha256sum checks, with the sizes as comments", () => {
  const assets = [
    { name: "atoll.tgz", bytes: 1234, sum: "ab" },
    { name: "woocommerce.zip", bytes: 7, sum: "cd" },
  ];
  expect(sumsOf(assets)).toBe(
    "# atoll.tgz: 1234 bytes\nab  atoll.tgz\n# woocommerce.zip: 7 bytes\ncd  woocommerce.zip\n",
  );
  expect(sizeTable(assets)).toBe("  atoll.tgz            1.2 kB\n  woocommerce.zip      0.0 kB");
});
