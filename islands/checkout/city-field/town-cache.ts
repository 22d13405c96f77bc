import { findTowns, noTowns, type Towns } from "../../../shared/api/towns.ts";

/** Towns by postal code and country, so that a reloaded page shows them at once. */
const cache = new Map<string, Towns>();
const MAX_ENTRIES = 50;

const keyOf = (postalCode: string, countryId: string): string => JSON.stringify([postalCode, countryId]);

/** The towns of a postal code if they are known without asking: none without a code or a country. CHK-06 */
export const knownTowns = (postalCode: string, countryId: string): Towns | undefined =>
  postalCode && countryId ? cache.get(keyOf(postalCode, countryId)) : noTowns;

/** Asks for the towns of a postal code, and remembers them. Rejects as `call` does. CHK-06 */
export async function fetchTowns(postalCode: string, countryId: string, signal: AbortSignal): Promise<Towns> {
  const towns = await findTowns(postalCode, countryId, signal);
  if (cache.size >= MAX_ENTRIES) cache.clear();
  cache.set(keyOf(postalCode, countryId), towns);
  return towns;
}
