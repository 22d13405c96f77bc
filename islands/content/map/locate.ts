import { type GeocodeAnswer, geocodePath, type GeocodeResult } from "../../../shared/api/wire/geocode.ts";
import { shell } from "../../../shared/shell-api.ts";
import { AnswerError, call } from "../../../shared/http/call.ts";
import { readWithDefaults } from "../../../shared/read-with-defaults.ts";
import type { Coordinates } from "../../../shared/map/map-settings.ts";
import { cookieNameOf, locationParts, locationValues } from "./location-cookies.ts";

const TIMEOUT_MS = 10_000;
/** Maximum age of a cached position. */
const MAX_AGE_MS = 60_000;

/** The position of the device. Rejects when it is unknown, or the visitor refuses. CNT-02 */
export function currentPosition(): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    if (!("geolocation" in navigator)) return reject(new Error("this browser does not support geolocation"));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      ({ message }) => reject(new Error(message)),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}

const defaults: GeocodeResult = {
  address_components: [],
  formatted_address: "",
  geometry: {},
  types: [],
  place_id: "",
};

/**
 * Looks up the address at a position; null when there is none. Rejects as `call` does, and with an `AnswerError` for an
 * invalid response. CNT-02
 */
export async function addressAt(
  geocoder: string,
  { lat, lon }: Coordinates,
  signal: AbortSignal,
): Promise<GeocodeResult | null> {
  // Do not offer a login: the visitor did not request the address.
  const answer = (await call(geocodePath(geocoder, lat, lon), { signal, login: false })) as
    Partial<GeocodeAnswer> | null | undefined;
  if (answer?.status === "ZERO_RESULTS") return null;
  const [best] = Array.isArray(answer?.results) ? answer.results : [];
  if (answer?.status !== "OK" || !best)
    throw new AnswerError(`expected a geocoder's results, got ${JSON.stringify(answer ?? null).slice(0, 80)}`);
  return readWithDefaults(defaults, best, "the geocoder's result");
}

/** Saves the visitor's location in session cookies, if the visitor allows preference cookies. CNT-02, CON-02 */
export function saveLocation(result: GeocodeResult): void {
  if (!shell().consent?.preferences) return;
  for (const [part, value] of Object.entries(locationValues(result)))
    document.cookie = `${cookieNameOf(part as keyof GeocodeResult)}=${value}; ${cookieAttributes()}`;
}

/** Deletes the location cookies, for when the visitor withdraws consent. */
export function deleteLocation(): void {
  for (const part of locationParts)
    document.cookie = `${cookieNameOf(part)}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; ${cookieAttributes()}`;
}

const cookieAttributes = (): string => `path=/; samesite=lax${location.protocol === "https:" ? "; secure" : ""}`;
