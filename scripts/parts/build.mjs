import { runNode } from "../child.mjs";

/**
 * Builds with the given flags of build.mjs (`--react`, `--all`); tells whether it went well.
 * @param {string[]} flags
 */
export async function build(flags) {
  return (await runNode(["build.mjs", ...flags])).code === 0;
}
