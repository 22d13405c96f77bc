import type { AddressComponent, GeocodeAnswer } from "../../../shared/api/geocode.ts";
import type { Request } from "../env.ts";
import { distance, type Town, towns } from "../pickup/places.ts";

/** Kilometres: who is farther from all towns is nowhere. */
const NEAR = 60;

/** What a geocoding service would say: the town that is nearest. CNT-02 */
export function geocode(c: Request): Response {
  const [lat, lon] = [Number(c.req.query("lat") || "NaN"), Number(c.req.query("lng") || "NaN")];
  c.header("Cache-Control", "no-store");
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180))
    return c.json({ status: "INVALID_REQUEST", results: [] } satisfies GeocodeAnswer, 400);
  const [nearest] = Object.values(towns)
    .map((town) => ({ town, far: distance(town, { lat, lon }) }))
    .toSorted((one, other) => one.far - other.far);
  if (!nearest || nearest.far > NEAR) return c.json({ status: "ZERO_RESULTS", results: [] } satisfies GeocodeAnswer);
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
