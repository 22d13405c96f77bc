import type { GeocodeResult } from "./wire/geocode.ts";

/** Maximum length of each encoded cookie value. Together they stay below the 4 kB that servers accept. */
const maxLengths = {
  address_components: 1_900,
  formatted_address: 600,
  geometry: 600,
  types: 300,
  place_id: 300,
} satisfies Record<keyof GeocodeResult, number>;

type LocationPart = keyof typeof maxLengths;

const cookieNameOf = (part: string): string => `location_${part}`;

/**
 * `location_address_components`, `location_formatted_address`, `location_geometry`, `location_types`,
 * `location_place_id`. CNT-02
 */
export const locationCookieNames = Object.keys(maxLengths).map(cookieNameOf);

/** The cookies of a location: encoded values by name. CNT-02 */
export const locationCookies = (result: GeocodeResult): Record<string, string> =>
  Object.fromEntries(Object.entries(locationValues(result)).map(([part, value]) => [cookieNameOf(part), value]));

const encode = (value: unknown): string => encodeURIComponent(JSON.stringify(value));

/**
 * The cookie values, as encoded JSON. A value that is too long is shortened: lists and texts lose their end, the
 * geometry loses its less important fields, and the place id becomes empty. CNT-02
 */
export function locationValues({
  address_components,
  formatted_address,
  geometry,
  types,
  place_id,
}: GeocodeResult): Record<LocationPart, string> {
  const { location, location_type, viewport } = geometry;
  return {
    address_components: encodeStart(address_components, maxLengths.address_components),
    formatted_address: encodeStart([...formatted_address], maxLengths.formatted_address, (letters) => letters.join("")),
    geometry:
      [{ location, location_type, viewport }, { location, location_type }, { location }]
        .map(encode)
        .find(({ length }) => length <= maxLengths.geometry) ?? encode({}),
    types: encodeStart(types, maxLengths.types),
    place_id: encode(place_id).length <= maxLengths.place_id ? encode(place_id) : encode(""),
  };
}

/** Encodes as many items from the start of `list` as fit into `maxLength` characters. */
function encodeStart<T>(
  list: readonly T[],
  maxLength: number,
  convert: (items: T[]) => unknown = (items) => items,
): string {
  for (let length = list.length; length > 0; length--) {
    const value = encode(convert(list.slice(0, length)));
    if (value.length <= maxLength) return value;
  }
  return encode(convert([]));
}
