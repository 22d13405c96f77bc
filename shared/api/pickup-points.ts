import { AnswerError, call } from "../http/call.ts";
import { callVoid } from "../http/call-void.ts";
import type { Coordinates } from "../map/map-settings.ts";
import { parseDecimal } from "../number/decimal.ts";
import { shell } from "../shell-api.ts";
import { textOf } from "../text/text-of.ts";
import { warn } from "../warn.ts";
import { connected } from "./connector.ts";
import {
  externalPickupPointPath,
  mapsKeyPath,
  pickupPointsPath,
  type PickupPoint as WirePoint,
  type PickupSearch as WireSearch,
  type SavedPickupPoint,
} from "./wire/pickup-points.ts";

/** A search for pickup points of a carrier. PUP-02 */
export interface PickupSearch {
  /** Name of the carrier. */
  provider: string;
  shippingMethodId: string;
  /** ISO 3166-1, two letters; empty if unknown. */
  countryCode: string;
  /** Empty if the city is given. */
  postalCode: string;
  /** Empty if the postal code is given. */
  city: string;
  /** Street and number; may be empty. */
  street: string;
  radiusKm: number;
  /** Maximum number of points. */
  limit: number;
}

/** A pickup point, with texts from a third party: plain text, never trust them as HTML; empty if unknown. PUP-03 */
export interface PickupPoint {
  id: string;
  /** Its address or id if it has no name; never empty. */
  name: string;
  /** Street and number. */
  street: string;
  postalCode: string;
  city: string;
  countryId: string;
  phone: string;
  /** Null if unknown. */
  distanceKm: number | null;
  /** Null if unknown: the point is not on the map. */
  position: Coordinates | null;
  imageUrl: string;
  comments: string;
  /** Lines, in the words of the carrier. */
  openingHours: string[];
  /** The carrier's own data, which only this module reads: it is saved with the point as it was sent. */
  carrierData: unknown;
}

/**
 * Finds the pickup points near a place, at most `limit`. Rejects as `call` does, and with an `AnswerError` if the
 * carrier does not answer `Success` and a list. PUP-02
 */
export async function findPickupPoints(search: PickupSearch, signal: AbortSignal): Promise<PickupPoint[]> {
  const other = connected("pickupPoints");
  if (other) return other.find(search, signal);
  const json = toWireSearch(search, shell().settings.culture);
  return readPickupPoints(
    await call(pickupPointsPath(search.provider), { method: "POST", json, signal }),
    search.limit,
  );
}

export const toWireSearch = (
  { city, postalCode, countryCode, street, shippingMethodId, radiusKm, limit }: PickupSearch,
  culture: string,
): WireSearch => ({
  City: city,
  PostalCode: postalCode,
  CountryCode: countryCode,
  Address: street,
  ShippingMethodId: shippingMethodId,
  SearchRadius: radiusKm,
  MaximumListSize: limit,
  CultureName: culture,
});

/** Points without a unique id are left out with a warning. */
export function readPickupPoints(answer: unknown, limit: number): PickupPoint[] {
  const { ResponseStatusDescription: status, PickupPointViewModels: list } = (answer ?? {}) as {
    ResponseStatusDescription?: unknown;
    PickupPointViewModels?: unknown;
  };
  if (status !== "Success")
    throw new AnswerError(`the carrier answered ${JSON.stringify(status ?? answer)?.slice(0, 60) ?? "nothing"}`);
  if (!Array.isArray(list ?? []))
    throw new AnswerError(`expected a list of pickup points, got ${JSON.stringify(list).slice(0, 60)}`);
  const points = new Map<string, PickupPoint>();
  for (const [index, given] of ((list ?? []) as unknown[]).entries()) {
    const point = pointOf(given);
    if (point && !points.has(point.id)) points.set(point.id, point);
    else
      warn(
        `pickup point ${index + 1} expects a unique PublicAccessPointID, ` +
          `got ${JSON.stringify((given as Partial<WirePoint> | null)?.PublicAccessPointID)}; it is left out.`,
      );
  }
  return [...points.values()].slice(0, limit);
}

function pointOf(given: unknown): PickupPoint | null {
  if (typeof given !== "object" || given === null) return null;
  const data = given as Partial<WirePoint>;
  const id = textOf(data.PublicAccessPointID);
  if (!id) return null;
  const street = textOf(data.Address);
  return {
    id,
    name: textOf(data.ConsigneeName) || street || id,
    street,
    postalCode: textOf(data.PostCode),
    city: textOf(data.City),
    countryId: textOf(data.CountryId),
    phone: textOf(data.PhoneNumber),
    distanceKm: distanceOf(data.Distance),
    position: coordinatesOf(data.Geocode),
    imageUrl: textOf(data.ImageURL),
    comments: textOf(data.Comments),
    openingHours: linesOf(textOf(data.StandardHoursOfOperation)),
    carrierData: data,
  };
}

function distanceOf(given: unknown): number | null {
  const distance = parseDecimal(textOf(given).replace(/\s*km$/i, ""));
  return distance !== null && distance >= 0 ? distance : null;
}

/** Accepts numbers, and texts with a comma or a dot. 0, 0 means unknown. */
function coordinatesOf(given: unknown): Coordinates | null {
  const { Latitude, Longitude } = (given ?? {}) as { Latitude?: unknown; Longitude?: unknown };
  const [lat, lon] = [parseDecimal(textOf(Latitude)), parseDecimal(textOf(Longitude))];
  if (lat === null || lon === null || (lat === 0 && lon === 0)) return null;
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : null;
}

/** Opening hours as lines; the carrier separates them by semicolons. */
export const linesOf = (text: string): string[] =>
  text
    .split(/[;\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean);

/** For whom a pickup point is saved, and for which shipping method. PUP-05 */
export interface PickupShopper {
  shippingMethodId: string;
  /** Name of the carrier. */
  provider: string;
  /** Id of the country of the search, for a point without one. */
  countryId: string;
  /** The names of the billing address. */
  firstName: string;
  lastName: string;
}

/** Makes a pickup point the shipping address of the cart. Rejects as `call` does: with 409 or 422 when it is refused. */
export const savePickupPoint = (point: PickupPoint, shopper: PickupShopper): Promise<void> =>
  connected("pickupPoints")?.save(point, shopper) ??
  callVoid(externalPickupPointPath, { method: "POST", json: toSavedPoint(point, shopper) });

export function toSavedPoint(
  { id, name, street, postalCode, city, countryId, phone, imageUrl, comments, carrierData }: PickupPoint,
  shopper: PickupShopper,
): SavedPickupPoint {
  const data = carrierData as Partial<WirePoint>;
  const { Distance, Geocode } = data;
  return {
    ShippingFirstName: shopper.firstName,
    ShippingLastName: shopper.lastName,
    ShippingMethodId: shopper.shippingMethodId,
    PickupPointName: name,
    ShippingStreet1: street,
    ShippingPostalCode: postalCode,
    ShippingCity: city,
    ShippingCountryId: countryId || shopper.countryId,
    ShippingPhoneNumber: phone,
    PublicAccessPointID: id,
    ConsigneeName: textOf(data.ConsigneeName),
    Address: street,
    PostCode: postalCode,
    City: city,
    CountryId: countryId,
    PhoneNumber: phone,
    Distance: typeof Distance === "number" ? Distance : textOf(Distance),
    Geocode: typeof Geocode === "object" ? Geocode : null,
    ImageURL: imageUrl,
    Comments: comments,
    StandardHoursOfOperation: textOf(data.StandardHoursOfOperation),
    Informations: textOf(data.Informations),
    LatestAirDropOffTime: textOf(data.LatestAirDropOffTime),
    AdditionalChargeIndicator: textOf(data.AdditionalChargeIndicator),
    SpecialInstructions: textOf(data.SpecialInstructions),
    AdditionalComments: textOf(data.AdditionalComments),
    PickupPointType: textOf(data.PickupPointType),
    ExternalPickupPointRef: id,
    ...(shopper.provider === "static" && { PickupPointId: id }),
  };
}

/** Fetches the key of the maps service; empty when the server has none. Rejects as `call` does. PUP-08 */
export async function fetchMapsKey(): Promise<string> {
  const other = connected("pickupPoints");
  return textOf(await (other ? other.mapsKey?.() : call(mapsKeyPath, { login: false })));
}
