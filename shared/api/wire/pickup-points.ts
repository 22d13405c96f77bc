/** POST a `PickupSearch`. Returns a `PickupAnswer`. `provider` is the name of the carrier. PUP-02 */
export const pickupPointsPath = (provider: string): string =>
  `/api/v1/shipping/${encodeURIComponent(provider)}/getpickuppoints`;

export interface PickupSearch {
  City: string;
  PostalCode: string;
  CountryCode: string;
  Address: string;
  ShippingMethodId: string;
  /** In kilometres. */
  SearchRadius: number;
  MaximumListSize: number;
  CultureName: string;
}

export interface PickupAnswer {
  /** `Success` when the search succeeded. */
  ResponseStatusDescription: string;
  PickupPointViewModels: PickupPoint[];
}

/** A pickup point, as text from a third party: never trust it as HTML. PUP-03 */
export interface PickupPoint {
  PublicAccessPointID: string;
  ConsigneeName: string;
  Address: string;
  PostCode: string;
  City: string;
  CountryId: string;
  PhoneNumber: string;
  /** In kilometres; a number, or text with a comma or dot. */
  Distance: number | string;
  /** In degrees; numbers, or texts with a comma or dot. */
  Geocode: { Latitude: number | string; Longitude: number | string } | null;
  ImageURL: string;
  Comments: string;
  /** Opening hours; lines are separated by semicolons. */
  StandardHoursOfOperation: string;
  Informations: string;
  LatestAirDropOffTime: string;
  AdditionalChargeIndicator: string;
  SpecialInstructions: string;
  AdditionalComments: string;
  PickupPointType: string;
}

/** POST a `SavedPickupPoint`. Any 2xx is success; 409 or 422 with an `ApiMessage` when refused. PUP-05 */
export const externalPickupPointPath = "/api/v1/shoppingcarts/externalpickuppoint";

/** The carrier's pickup point, with its data repeated as the shipping address of the cart. */
export interface SavedPickupPoint extends PickupPoint {
  /** First and last name are those of the billing address. */
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
  /** Only for the carrier `static`. */
  PickupPointId?: string;
}

/** GET. Returns the API key of the maps service as a JSON string. PUP-08 */
export const mapsKeyPath = "/api/v1/settings/GoogleFrontAPIKey";
