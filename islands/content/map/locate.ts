import { type GeocodeAnswer, geocodePath, type GeocodeResult } from "../../../shared/api/geocode.ts";
import { shell } from "../../../shared/face.ts";
import { AnswerError, call } from "../../../shared/http/call.ts";
import { lenient } from "../../../shared/lenient.ts";
import type { Coordinates } from "../../../shared/map/map-settings.ts";
import { cookieNameOf, locationParts, locationValues } from "./location-cookies.ts";

/** Milliseconds that a device may take to find out, and that an older finding is good for. */
const TIME_LIMIT = 10_000;
const FRESH = 60_000;

/** Where the device is. Rejects where it cannot tell, or may not. CNT-02 */
export function position(): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    if (!("geolocation" in navigator)) return reject(new Error("this browser cannot tell positions"));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      ({ message }) => reject(new Error(message)),
      { timeout: TIME_LIMIT, maximumAge: FRESH },
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

/** The address at a place; null where there is none. Rejects as calls do, and with an `AnswerError` for what is no answer. CNT-02 */
export async function addressAt(
  geocoder: string,
  { lat, lon }: Coordinates,
  signal: AbortSignal,
): Promise<GeocodeResult | null> {
  // The visitor did not ask for it: no login is offered.
  const answer = (await call(geocodePath(geocoder, lat, lon), { signal, login: false })) as
    Partial<GeocodeAnswer> | null | undefined;
  if (answer?.status === "ZERO_RESULTS") return null;
  const [best] = Array.isArray(answer?.results) ? answer.results : [];
  if (answer?.status !== "OK" || !best)
    throw new AnswerError(`expected a geocoder's results, got ${JSON.stringify(answer ?? null).slice(0, 80)}`);
  return lenient(defaults, best, "the geocoder's result");
}

/** Keeps where the visitor is until the browser is closed, if cookies of preferences are allowed. CNT-02, CON-02 */
export function rememberLocation(result: GeocodeResult): void {
  if (!shell().consent?.preferences) return;
  for (const [part, value] of Object.entries(locationValues(result)))
    document.cookie = `${cookieNameOf(part as keyof GeocodeResult)}=${value}; ${ending()}`;
}

/** Consent has been taken back. */
export function forgetLocation(): void {
  for (const part of locationParts)
    document.cookie = `${cookieNameOf(part)}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; ${ending()}`;
}

const ending = (): string => `path=/; samesite=lax${location.protocol === "https:" ? "; secure" : ""}`;
