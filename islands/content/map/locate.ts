import type { FoundAddress } from "../../../shared/api/geocode.ts";
import { locationCookieNames } from "../../../shared/api/location-cookies.ts";
import { shell } from "../../../shared/shell-api.ts";
import type { Coordinates } from "../../../shared/map/map-settings.ts";

export { findAddress } from "../../../shared/api/geocode.ts";

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

/** Saves the visitor's location in session cookies, if the visitor allows preference cookies. CNT-02, CON-02 */
export function saveLocation({ cookies }: FoundAddress): void {
  if (!shell().consent?.preferences) return;
  for (const [name, value] of Object.entries(cookies)) document.cookie = `${name}=${value}; ${cookieAttributes()}`;
}

/** Deletes the location cookies, for when the visitor withdraws consent. */
export function deleteLocation(): void {
  for (const name of locationCookieNames)
    document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; ${cookieAttributes()}`;
}

const cookieAttributes = (): string => `path=/; samesite=lax${location.protocol === "https:" ? "; secure" : ""}`;
