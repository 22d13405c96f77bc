import { findTowns } from "../../../shared/api/towns.ts";

/** Towns by postal code and country, so that a reloaded page shows them at once. */
const cache = new Map<string, string[]>();
const MAX_ENTRIES = 50;

/**
 * Towns of a postal code: an array when they are cached or nothing can be looked up, else a promise, which rejects as
 * `call` does. CHK-06
 */
export function townsOf(postalCode: string, countryId: string, signal: AbortSignal): string[] | Promise<string[]> {
  if (!postalCode || !countryId) return [];
  const key = JSON.stringify([postalCode, countryId]);
  return cache.get(key) ?? findTowns(postalCode, countryId, signal).then((towns) => remember(key, towns));
}

function remember(key: string, towns: string[]): string[] {
  if (cache.size >= MAX_ENTRIES) cache.clear();
  cache.set(key, towns);
  return towns;
}
