/** All of it is text of a third party. PUP-03 */
interface PickupPoint {
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

export interface SavedPickupPoint extends Omit<PickupPoint, "ConsigneeName" | "Address" | "PostCode" | "City" | "CountryId" | "PhoneNumber"> {
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
