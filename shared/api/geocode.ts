/** GET: a `GeocodeAnswer` for a place, under the path that the page settings name (`islands.map.geocoder`). CNT-02 */
export const geocodePath = (geocoder: string, lat: number, lng: number): string =>
  `${geocoder}${geocoder.includes("?") ? "&" : "?"}lat=${lat}&lng=${lng}`;

/** The best result first, as geocoding services answer. */
export interface GeocodeAnswer {
  /** Only `OK` is success; `ZERO_RESULTS` where there is no address. */
  status: string;
  results: GeocodeResult[];
}

export interface GeocodeResult {
  address_components: AddressComponent[];
  formatted_address: string;
  geometry: { location?: { lat: number; lng: number }; location_type?: string; viewport?: object };
  types: string[];
  place_id: string;
}

export interface AddressComponent {
  long_name: string;
  short_name: string;
  types: string[];
}
