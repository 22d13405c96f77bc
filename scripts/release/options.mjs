// Arguments of `npm run release`. Pure.
import { flagsOf } from "../flags.mjs";
import { Problem } from "../problem.mjs";

/**
 * @param {string[]} args
 * @returns {{ version: string, isDryRun: boolean }}
 */
export function releaseOptions(args) {
  const [version, ...others] = args.filter((arg) => !arg.startsWith("-"));
  if (version === undefined || others.length > 0)
    throw new Problem(
      `npm run release expects one version, as in npm run release -- 0.2.0, got ` +
        `${version === undefined ? "none" : `"${[version, ...others].join(" ")}"`}.`,
    );
  const flags = flagsOf(
    `npm run release -- ${version}`,
    ["--dry-run"],
    args.filter((arg) => arg.startsWith("-")),
  );
  return { version, isDryRun: flags.has("--dry-run") };
}
