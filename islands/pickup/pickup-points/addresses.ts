import { mapsKeyPath } from "../../../shared/api/pickup-points.ts";
import { call } from "../../../shared/http/call.ts";
import { mapSettings } from "../../../shared/map/map-settings.ts";
import { warn } from "../../../shared/warn.ts";
import { textOf } from "./rules.ts";

/**
 * What a site puts on `window`, under the name that its page settings tell (`map.addresses`), so that addresses are offered while one is
 * typed. Whatever it answers is taken for text of a third party. Where it cannot start, suggest or resolve, the console has a warning and
 * the field says that a postal code is enough; where only `reverse` fails, or no key can be had, there is just the warning. PUP-06
 */
export interface AddressProvider {
  /** Called once, before the first question, with the key of the maps service: the place to load its script. */
  start?(key: string): unknown;
  /** Addresses that begin as `query` does, in that country (ISO 3166-1, two letters; empty for any). */
  suggest(query: string, countryCode: string, signal: AbortSignal): Promise<readonly AddressSuggestion[]>;
  resolve(id: string, signal: AbortSignal): Promise<ResolvedAddress | null>;
  /** The place at these coordinates, for addresses that are resolved without a postal code. */
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

/** The provider of the page; null when it has none. One that is named and is not there is a warning. */
export function addressProvider(): AddressProvider | null {
  const name = mapSettings().addresses;
  if (!name) return null;
  const provider = (window as unknown as Record<string, Partial<AddressProvider> | undefined>)[name];
  if (typeof provider?.suggest === "function" && typeof provider.resolve === "function")
    return provider as AddressProvider;
  warn(
    `the page settings name the address provider "${name}", but window.${name} has no functions suggest and resolve.`,
  );
  return null;
}

const started = new WeakMap<AddressProvider, Promise<unknown>>();

/** Resolves when the provider may be asked. One that could not start is started again the next time. */
function start(provider: AddressProvider): Promise<unknown> {
  let running = started.get(provider);
  if (!running) {
    running = Promise.resolve(provider.start && mapsKey().then((key) => provider.start!(key)));
    running.catch(() => started.delete(provider));
    started.set(provider, running);
  }
  return running;
}

/** The server's key, else the configured one. PUP-08 */
async function mapsKey(): Promise<string> {
  const { mapsKey } = mapSettings();
  try {
    const key = textOf(await call(mapsKeyPath, { login: false }));
    if (key) return key;
    warn("the server tells no key of the maps service; that of the page settings is used.");
  } catch (error) {
    warn("the key of the maps service could not be had; that of the page settings is used.", error);
  }
  return mapsKey;
}

/** Those of the answer that have an id and a text. */
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
  const read = found.map((one: Partial<AddressSuggestion> | null) => ({
    id: textOf(one?.id),
    text: textOf(one?.text),
  }));
  return read.filter(({ id, text }) => id && text);
}

/** Where that address is; its postal code is looked up by the coordinates where the answer has none. PUP-06 */
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
