/** POST a `PickupSearch`: a `PickupAnswer`. `provider` names the carrier. PUP-02 */
export const pickupPointsPath = (provider: string): string =>
  `/api/v1/shipping/${encodeURIComponent(provider)}/getpickuppoints`;

export interface PickupSearch {
  City: string;
  PostalCode: string;
  CountryCode: string;
  Address: string;
  ShippingMethodId: string;
  /** Kilometres. */
  SearchRadius: number;
  MaximumListSize: number;
  CultureName: string;
}

export interface PickupAnswer {
  /** Only `Success` is success. */
  ResponseStatusDescription: string;
  PickupPointViewModels: PickupPoint[];
}

/** All of it is text of a third party. PUP-03 */
export interface PickupPoint {
  PublicAccessPointID: string;
  ConsigneeName: string;
  Address: string;
  PostCode: string;
  City: string;
  CountryId: string;
  PhoneNumber: string;
  /** Kilometres; a number, or a text with comma or dot. */
  Distance: number | string;
  /** Degrees; numbers, or texts with comma or dot. */
  Geocode: { Latitude: number | string; Longitude: number | string } | null;
  ImageURL: string;
  Comments: string;
  /** Opening hours: lines separated by semicolons. */
  StandardHoursOfOperation: string;
  Informations: string;
  LatestAirDropOffTime: string;
  AdditionalChargeIndicator: string;
  SpecialInstructions: string;
  AdditionalComments: string;
  PickupPointType: string;
}

/** POST a `SavedPickupPoint`: any 2xx; 409 or 422 with an `ApiMessage` when it is refused. PUP-05 */
export const externalPickupPointPath = "/api/v1/shoppingcarts/externalpickuppoint";

/** The point as the carrier told it, and as what the cart is sent to. */
export interface SavedPickupPoint extends PickupPoint {
  /** Of the billing address. */
  ShippingFirstName: string;
  ShippingLastName: string;
  ShippingMethodId: string;
  PickupPointName: string;
  ShippingStreet1: string;
  ShippingPostalCode: string;
  ShippingCity: string;
  ShippingCountryId: string;
  ShippingPhoneNumber: string;
  ExternalPickupPointRef: string;
  /** Only of the carrier `static`. */
  PickupPointId?: string;
}

/** GET: the key of the maps service, as a JSON string. PUP-08 */
export const mapsKeyPath = "/api/v1/settings/GoogleFrontAPIKey";
