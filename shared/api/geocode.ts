import { AnswerError, call } from "../http/call.ts";
import type { Coordinates } from "../map/map-settings.ts";
import { readWithDefaults } from "../read-with-defaults.ts";
import { locationCookies } from "./location-cookies.ts";
import { type GeocodeAnswer, geocodePath, type GeocodeResult } from "./wire/geocode.ts";

/** The address at a position. CNT-02 */
export interface FoundAddress {
  /** The address in one line; empty when the geocoder does not send it. Plain text. */
  text: string;
  /** Cookies that tell the server where the visitor is: encoded values by name. */
  cookies: Record<string, string>;
}

/**
 * Finds the address at a position; null when there is none. `geocoder` is the URL from the page settings. Rejects as
 * `call` does, and with an `AnswerError` for an invalid response.
 */
export async function findAddress(
  geocoder: string,
  { lat, lon }: Coordinates,
  signal: AbortSignal,
): Promise<FoundAddress | null> {
  // Do not offer a login: the visitor did not request the address.
  const answer = (await call(geocodePath(geocoder, lat, lon), { signal, login: false })) as
    Partial<GeocodeAnswer> | null | undefined;
  if (answer?.status === "ZERO_RESULTS") return null;
  const [best] = Array.isArray(answer?.results) ? answer.results : [];
  if (answer?.status !== "OK" || !best)
    throw new AnswerError(`expected a geocoder's results, got ${JSON.stringify(answer ?? null).slice(0, 80)}`);
  const result = readWithDefaults(defaults, best, "the geocoder's result");
  return { text: result.formatted_address, cookies: locationCookies(result) };
}

const defaults: GeocodeResult = {
  address_components: [],
  formatted_address: "",
  geometry: {},
  types: [],
  place_id: "",
};
