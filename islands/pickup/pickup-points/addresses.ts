import { fetchMapsKey } from "../../../shared/api/pickup-points.ts";
import { mapSettings } from "../../../shared/map/map-settings.ts";
import { textOf } from "../../../shared/text/text-of.ts";
import { warn } from "../../../shared/warn.ts";

/**
 * An object that a site sets on `window`, under the name in its page settings (`map.addresses`), to suggest addresses
 * while the shopper types. Its answers are treated as text of a third party. If it cannot start, suggest or resolve, a
 * warning is logged and the field asks for a postal code. If only `reverse` fails, or the key is missing, there is just
 * the warning. PUP-06
 */
export interface AddressProvider {
  /** Called once before the first request, with the key of the maps service. Load its script here. */
  start?(key: string): unknown;
  /** Addresses that start with `query`, in a country (ISO 3166-1, two letters; empty for any). */
  suggest(query: string, countryCode: string, signal: AbortSignal): Promise<readonly AddressSuggestion[]>;
  resolve(id: string, signal: AbortSignal): Promise<ResolvedAddress | null>;
  /** The place at these coordinates, for addresses without a postal code. */
  reverse?(lat: number, lon: number, signal: AbortSignal): Promise<Pick<ResolvedAddress, "postalCode" | "city"> | null>;
}

interface AddressSuggestion {
  id: string;
  text: string;
}

interface ResolvedAddress {
  postalCode?: string;
  city?: string;
  street?: string;
  lat?: number;
  lon?: number;
}

/** The page's address provider, or null. Warns if a named provider is missing. */
export function addressProvider(): AddressProvider | null {
  const name = mapSettings().addresses;
  if (!name) return null;
  const provider = (window as unknown as Record<string, Partial<AddressProvider> | undefined>)[name];
  if (typeof provider?.suggest === "function" && typeof provider.resolve === "function")
    return provider as AddressProvider;
  warn(`window.${name}, the address provider in the page settings, has no functions suggest and resolve.`);
  return null;
}

const started = new WeakMap<AddressProvider, Promise<unknown>>();

/** Resolves when the provider is ready. A failed start is retried at the next call. */
function start(provider: AddressProvider): Promise<unknown> {
  let running = started.get(provider);
  if (!running) {
    running = Promise.resolve(provider.start && mapsKey().then((key) => provider.start!(key)));
    running.catch(() => started.delete(provider));
    started.set(provider, running);
  }
  return running;
}

/** The server's key, or else the configured one. PUP-08 */
async function mapsKey(): Promise<string> {
  const errors: unknown[] = [];
  const key = await fetchMapsKey().catch((error: unknown) => void errors.push(error));
  if (key) return key;
  warn("the server gave no maps key; the page settings' key is used.", ...errors);
  return mapSettings().mapsKey;
}

/** Suggestions with an id and a text. */
export async function suggestAddresses(
  provider: AddressProvider,
  query: string,
  countryCode: string,
  signal: AbortSignal,
): Promise<AddressSuggestion[]> {
  await start(provider);
  signal.throwIfAborted();
  const found: unknown = await provider.suggest(query, countryCode, signal);
  if (!Array.isArray(found)) throw new TypeError(`expected a list of addresses, got ${typeof found}`);
  const suggestions = found.map((suggestion: Partial<AddressSuggestion> | null) => ({
    id: textOf(suggestion?.id),
    text: textOf(suggestion?.text),
  }));
  return suggestions.filter(({ id, text }) => id && text);
}

/** The place of a suggested address. A missing postal code is looked up by the coordinates. PUP-06 */
export async function resolveAddress(
  provider: AddressProvider,
  id: string,
  signal: AbortSignal,
): Promise<{ postalCode: string; city: string; street: string }> {
  const found = (await provider.resolve(id, signal)) ?? {};
  const { lat, lon } = found;
  const [postalCode, city, street] = [textOf(found.postalCode), textOf(found.city), textOf(found.street)];
  if (postalCode || !provider.reverse || typeof lat !== "number" || typeof lon !== "number")
    return { postalCode, city, street };
  try {
    const near = await provider.reverse(lat, lon, signal);
    return { postalCode: textOf(near?.postalCode), city: city || textOf(near?.city), street };
  } catch (error) {
    if (!signal.aborted) warn("the postal code of an address could not be looked up.", error);
    return { postalCode, city, street };
  }
}
