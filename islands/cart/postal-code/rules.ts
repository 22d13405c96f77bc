import { AnswerError } from "../../../shared/http/call.ts";
import { warn } from "../../../shared/warn.ts";

export interface Town {
  code: string;
  name: string;
}

/**
 * Reads the towns from an answer, a map of postal code to name. An entry without a name is left out with a warning.
 * Throws an `AnswerError` when the answer is not a map. CRT-07
 */
export function readTowns(answer: unknown): Town[] {
  if (typeof answer !== "object" || answer === null || Array.isArray(answer))
    throw new AnswerError(
      `expected a map of postal code to town, got ${JSON.stringify(answer)?.slice(0, 60) ?? "nothing"}`,
    );
  return Object.entries(answer).flatMap(([code, name]: [string, unknown]) => {
    if (typeof name === "string" && name.trim()) return [{ code, name: name.trim() }];
    warn(`postal code ${code} expects the name of a town, got ${JSON.stringify(name)}; it is left out.`);
    return [];
  });
}
