import { runNode } from "../child.mjs";

/**
 * Runs build.mjs with its flags (`--tables`, `--all`); resolves with whether the build succeeded.
 * @param {string[]} flags
 */
export async function build(flags) {
  return (await runNode(["build.mjs", ...flags])).code === 0;
}
