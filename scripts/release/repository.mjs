// Reads from the repository what a release depends on, and runs git.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../child.mjs";
import { Problem } from "../problem.mjs";
import { root } from "../root.mjs";

/** The files that a release changes. */
export const changedFiles = /** @type {const} */ (["package.json", "package-lock.json", "CHANGELOG.md"]);

/** @typedef {Record<typeof changedFiles[number], string>} Files  texts by path */

/**
 * @typedef {object} Repository
 * @property {string} commit
 * @property {string} branch "" when a commit is checked out without a branch
 * @property {string[]} changes paths that are not committed
 * @property {string[]} tags
 * @property {Files} files
 */

/** @returns {Promise<Repository>} */
export async function readRepository() {
  const [commit, branch, status, tags] = [
    await git("rev-parse", "HEAD"),
    await git("branch", "--show-current"),
    await git("status", "--porcelain"),
    await git("tag", "--list"),
  ];
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), "utf8");
  return {
    commit: commit.trim(),
    branch: branch.trim(),
    changes: linesOf(status).map((line) => line.slice(3)),
    tags: linesOf(tags),
    files: {
      "package.json": read("package.json"),
      "package-lock.json": read("package-lock.json"),
      "CHANGELOG.md": read("CHANGELOG.md"),
    },
  };
}

/** @param {string} text */
const linesOf = (text) => text.split("\n").filter((line) => line !== "");

/** Resolves with the output; throws a `Problem` when git fails. @param {string[]} args */
export async function git(...args) {
  const { code, output } = await run("git", args, { quiet: true });
  if (code !== 0) throw new Problem(`\`git ${args.join(" ")}\` failed:\n${output.trim()}`);
  return output;
}
