// Runs PHP for tests of the install files. Starting PHP takes longer than most tests, so a test file starts it once.
import { execFileSync } from "node:child_process";
import { describe } from "vitest";
import { findPhp } from "../../../scripts/php.mjs";

const php = findPhp();

/** Tests that need PHP. scripts/parts/unit.mjs reports when there is none. */
export const describeWithPhp = describe.skipIf(!php);

/** Runs a script of `stand-ins/php/`: it gets `input` as JSON and answers with JSON. */
export function runPhp<Result>(script: string, input: unknown): Result {
  const output = execFileSync(
    php!,
    ["-d", "display_errors=stderr", "-d", "error_reporting=-1", `tests/unit/stand-ins/php/${script}`],
    { input: JSON.stringify(input), encoding: "utf8", maxBuffer: 2 ** 28, stdio: ["pipe", "pipe", "inherit"] },
  );
  return JSON.parse(output) as Result;
}
