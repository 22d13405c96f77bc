import { AnswerError, call } from "../http/call.ts";
import { warn } from "../warn.ts";
import { connected } from "./connector.ts";
import { townsPath } from "./wire/cities.ts";

/** Upper limit for the towns of one postal code. */
const MAX_TOWNS = 200;

/**
 * Finds the names of the towns with a postal code, at most 200. Plain text. Rejects as `call` does, and with an
 * `AnswerError` when the answer is not a list. Never offers a login: the visitor only types. CHK-06
 */
export async function findTowns(postalCode: string, countryId: string, signal: AbortSignal): Promise<string[]> {
  const other = connected("places");
  if (other) return other.towns(postalCode, countryId, signal);
  return readTowns(await call(townsPath(postalCode, countryId), { signal, login: false }));
}

/** Entries that are not names are left out with a warning. A name that differs only in letter case is read once. */
export function readTowns(answer: unknown): string[] {
  if (!Array.isArray(answer))
    throw new AnswerError(`expected a list of towns, got ${JSON.stringify(answer)?.slice(0, 60) ?? "nothing"}`);
  const names = answer
    .filter((name): name is string => typeof name === "string" && name.trim() !== "")
    .map((name) => name.trim());
  if (names.length < answer.length)
    warn(`a list of towns expects names, got ${answer.length - names.length} other entries; they are left out.`);
  const keys = names.map((name) => name.toLowerCase());
  return names.filter((_, index) => keys.indexOf(keys[index]!) === index).slice(0, MAX_TOWNS);
}
