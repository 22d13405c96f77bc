import { runNode } from "../child.mjs";
import { atOnce } from "./beside.mjs";
import { single, sum } from "./tally.mjs";

const checks = [
  { name: "types", args: ["node_modules/typescript/bin/tsc", "--noEmit"] },
  { name: "format", args: ["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."] },
  { name: "lint", args: ["node_modules/oxlint/bin/oxlint", "--deny-warnings"] },
  { name: "import rules", args: ["scripts/check-imports.mjs"] },
  { name: "comments", args: ["scripts/check-comments.mjs"] },
  { name: "unused code", args: ["node_modules/knip/bin/knip.js", "--no-progress"] },
  { name: "lockfile", args: ["scripts/check-lockfile.mjs"] },
];

/**
 * Runs all checks at once. Each counts as one test; its output is printed only when it fails.
 * @param {import("./beside.mjs").Beside} [beside]
 */
export async function check({ isLow, print } = atOnce) {
  const started = checks.map(({ name, args }) => ({ name, result: runNode(args, { quiet: true, isLow }) }));
  const tallies = [];
  for (const { name, result } of started) {
    const { code, output } = await result;
    print(`${code === 0 ? "ok  " : "FAIL"} ${name}`);
    if (code !== 0) print(output.trimEnd());
    tallies.push(single(code === 0));
  }
  return sum(tallies);
}
