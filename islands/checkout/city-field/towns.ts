import { townsPath } from "../../../shared/api/cities.ts";
import { call } from "../../../shared/http/call.ts";
import { readTowns } from "./rules.ts";

/** By country and postal code: a page that shows itself anew has them at once. */
const known = new Map<string, string[]>();
const KEPT = 50;

/** The towns of a postal code; at once where they are known, or where there is nothing to ask for. Rejects as `call` does. CHK-06 */
export function townsOf(postalCode: string, countryId: string, signal: AbortSignal): string[] | Promise<string[]> {
  const path = townsPath(postalCode, countryId);
  return postalCode && countryId ? (known.get(path) ?? ask(path, signal)) : [];
}

async function ask(path: string, signal: AbortSignal): Promise<string[]> {
  const towns = readTowns(await call(path, { signal, login: false }));
  if (known.size >= KEPT) known.clear();
  known.set(path, towns);
  return towns;
}
