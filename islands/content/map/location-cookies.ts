import type { GeocodeResult } from "../../../shared/api/geocode.ts";

/** Characters that the value of each cookie may have once it is encoded: all together stay below what servers take of one (4 kB). */
const room = {
  address_components: 1_900,
  formatted_address: 600,
  geometry: 600,
  types: 300,
  place_id: 300,
} satisfies Record<keyof GeocodeResult, number>;

export type LocationPart = keyof typeof room;

/** The cookies that keep where the visitor is. CNT-02 */
export const locationParts = Object.keys(room) as LocationPart[];

/** `location_address_components`, `location_formatted_address`, `location_geometry`, `location_types`, `location_place_id`. */
export const cookieNameOf = (part: LocationPart): string => `location_${part}`;

const encode = (value: unknown): string => encodeURIComponent(JSON.stringify(value));

/** The values of the cookies, encoded JSON. What is too long is cut short: a list from its end, a text after as many letters as fit; a place with an id that does not fit has none. CNT-02 */
export function locationValues({
  address_components,
  formatted_address,
  geometry,
  types,
  place_id,
}: GeocodeResult): Record<LocationPart, string> {
  const { location, location_type, viewport } = geometry;
  return {
    address_components: longest(address_components, room.address_components),
    formatted_address: longest([...formatted_address], room.formatted_address, (letters) => letters.join("")),
    geometry:
      [{ location, location_type, viewport }, { location, location_type }, { location }]
        .map(encode)
        .find(({ length }) => length <= room.geometry) ?? encode({}),
    types: longest(types, room.types),
    place_id: encode(place_id).length <= room.place_id ? encode(place_id) : encode(""),
  };
}

/** As much of the beginning as there is room for. */
function longest<T>(list: readonly T[], most: number, made: (part: T[]) => unknown = (part) => part): string {
  for (let length = list.length; length > 0; length--) {
    const value = encode(made(list.slice(0, length)));
    if (value.length <= most) return value;
  }
  return encode(made([]));
}
