/**
 * GET. Returns a `GeocodeAnswer` for a position. `geocoder` is the URL from the page settings (`islands.map.geocoder`).
 * CNT-02
 */
export const geocodePath = (geocoder: string, lat: number, lng: number): string =>
  `${geocoder}${geocoder.includes("?") ? "&" : "?"}lat=${lat}&lng=${lng}`;

/** The response of a geocoding service, best result first. */
export interface GeocodeAnswer {
  /** `OK` on success; `ZERO_RESULTS` when there is no address. */
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
