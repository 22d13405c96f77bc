import { townsPath } from "../../../shared/api/wire/cities.ts";
import { call } from "../../../shared/http/call.ts";
import { readTowns } from "./rules.ts";

/** Towns by request path, so that a reloaded page shows them at once. */
const cache = new Map<string, string[]>();
const MAX_ENTRIES = 50;

/**
 * Towns of a postal code: an array when they are cached or nothing can be looked up, else a promise, which rejects as
 * `call` does. CHK-06
 */
export function townsOf(postalCode: string, countryId: string, signal: AbortSignal): string[] | Promise<string[]> {
  const path = townsPath(postalCode, countryId);
  return postalCode && countryId ? (cache.get(path) ?? ask(path, signal)) : [];
}

async function ask(path: string, signal: AbortSignal): Promise<string[]> {
  const towns = readTowns(await call(path, { signal, login: false }));
  if (cache.size >= MAX_ENTRIES) cache.clear();
  cache.set(path, towns);
  return towns;
}
