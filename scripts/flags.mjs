import { Problem } from "./problem.mjs";

/**
 * The flags among the arguments of a script. Any other argument is a `Problem`, so that a misspelt flag does not go
 * unnoticed.
 * @template {string} Flag
 * @param {string} command as in "npm test"
 * @param {readonly Flag[]} known such as "--all"
 * @param {string[]} args
 * @returns {Set<Flag>}
 */
export function flagsOf(command, known, args) {
  const unknown = args.find((arg) => !known.some((flag) => flag === arg));
  if (unknown !== undefined) throw new Problem(`${command} expects ${known.join(", ")} or nothing, got "${unknown}".`);
  return new Set(/** @type {Flag[]} */ (args));
}
