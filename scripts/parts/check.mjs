import { runNode } from "../child.mjs";
import { single, sum } from "./tally.mjs";

/** `isNotice`: what it prints is shown although it succeeds. @type {{ name: string, args: string[], isNotice?: boolean }[]} */
const checks = [
  { name: "types", args: ["node_modules/typescript/bin/tsc", "--noEmit"] },
  { name: "types of scripts", args: ["node_modules/typescript/bin/tsc", "-p", "tsconfig.scripts.json"] },
  { name: "format", args: ["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."] },
  { name: "lint", args: ["node_modules/oxlint/bin/oxlint", "--deny-warnings"] },
  { name: "import rules", args: ["scripts/check-imports.mjs"] },
  { name: "comments", args: ["scripts/check-comments.mjs"] },
  { name: "unused code", args: ["node_modules/knip/bin/knip.js", "--no-progress"] },
  { name: "translations", args: ["scripts/check-translations.mjs"], isNotice: true },
  { name: "lockfile", args: ["scripts/check-lockfile.mjs"] },
];

/** Starts all checks at once. The returned function prints their results; a failed one prints its output too. */
export function startChecks() {
  const started = checks.map((check) => ({ ...check, result: runNode(check.args, { quiet: true }) }));
  return () => report(started);
}

/** Runs all checks. Each counts as one test. */
export const check = () => {
  console.log(`Running ${checks.length} checks ...`);
  return startChecks()();
};

/** @param {{ name: string, isNotice?: boolean, result: ReturnType<typeof runNode> }[]} started */
async function report(started) {
  const tallies = [];
  for (const { name, isNotice, result } of started) {
    const { code, output } = await result;
    console.log(`${code === 0 ? "ok  " : "FAIL"} ${name}`);
    if (code !== 0 || (isNotice && output)) console.log(output.trimEnd());
    tallies.push(single(code === 0));
  }
  return sum(tallies);
}
