import type { AddressComponent, GeocodeAnswer } from "../../../shared/api/wire/geocode.ts";
import type { Request } from "../env.ts";
import { distance, type Town, towns } from "../pickup/towns.ts";

/** Kilometres. A place farther from all towns has no result. */
const MAXIMUM_KM = 60;

/** Imitates a geocoding service, which answers with the nearest town. CNT-02 */
export function geocode(c: Request): Response {
  const [lat, lon] = [Number(c.req.query("lat") || "NaN"), Number(c.req.query("lng") || "NaN")];
  c.header("Cache-Control", "no-store");
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180))
    return c.json({ status: "INVALID_REQUEST", results: [] } satisfies GeocodeAnswer, 400);
  const [nearest] = Object.values(towns)
    .map((town) => ({ town, kilometres: distance(town, { lat, lon }) }))
    .toSorted((a, b) => a.kilometres - b.kilometres);
  if (!nearest || nearest.kilometres > MAXIMUM_KM)
    return c.json({ status: "ZERO_RESULTS", results: [] } satisfies GeocodeAnswer);
  return c.json({ status: "OK", results: [resultOf(nearest.town)] } satisfies GeocodeAnswer);
}

function resultOf({ country, postalCode, names, lat, lon }: Town): GeocodeAnswer["results"][number] {
  const [name] = names as [string];
  const part = (long_name: string, ...types: string[]): AddressComponent => ({
    long_name,
    short_name: long_name,
    types,
  });
  return {
    address_components: [
      part(name, "locality", "political"),
      part(country, "country", "political"),
      part(postalCode, "postal_code"),
    ],
    formatted_address: `${postalCode} ${name}`,
    geometry: { location: { lat, lng: lon }, location_type: "APPROXIMATE" },
    types: ["locality", "political"],
    place_id: `lagune-${country}-${postalCode}`.toLowerCase(),
  };
}
