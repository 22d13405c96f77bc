import type { PickupAnswer, PickupPoint, PickupSearch, SavedPickupPoint } from "../../../shared/api/pickup-points.ts";
import { parseDecimal } from "../../../shared/decimal.ts";
import { AnswerError } from "../../../shared/http/call.ts";
import type { Coordinates } from "../../../shared/map/map-settings.ts";
import { warn } from "../../../shared/warn.ts";
import { linesOf, readWeek, type Week } from "./hours.ts";
import { type Moment, openingAt, opensOn, SATURDAY } from "./opening.ts";

/** A pickup point as it is shown: everything in it is text of a third party. PUP-03 */
export interface Point {
  id: string;
  name: string;
  address: string;
  postalCode: string;
  city: string;
  /** Kilometres. */
  distance: number | null;
  /** Null: it is not on the map. */
  at: Coordinates | null;
  /** Opening hours, as they came. */
  hours: string[];
  week: Week | null;
  /** As it came: saved with the point. */
  raw: Partial<PickupPoint>;
}

/** The carrier answered, and did not say `Success`. PUP-02 */
export class NoSuccess extends Error {
  override name = "NoSuccess";
}

/** A text of an answer, whatever was sent for it. */
export const textOf = (value: unknown): string =>
  typeof value === "string" ? value.trim() : typeof value === "number" && Number.isFinite(value) ? String(value) : "";

/** The points of an answer, `most` at most; what has no id of its own is left out with a warning. Throws `NoSuccess`, or an `AnswerError` for what is no list. PUP-02 */
export function readPoints(answer: unknown, most: number): Point[] {
  const { ResponseStatusDescription: status, PickupPointViewModels: list } = (answer ?? {}) as Partial<
    Record<keyof PickupAnswer, unknown>
  >;
  if (status !== "Success")
    throw new NoSuccess(`the carrier answered ${JSON.stringify(status ?? answer)?.slice(0, 60) ?? "nothing"}`);
  if (!Array.isArray(list ?? []))
    throw new AnswerError(`expected a list of pickup points, got ${JSON.stringify(list).slice(0, 60)}`);
  const points = new Map<string, Point>();
  for (const [index, given] of ((list ?? []) as unknown[]).entries()) {
    const point = pointOf(given);
    if (point && !points.has(point.id)) points.set(point.id, point);
    else
      warn(
        `pickup point ${index + 1} expects a PublicAccessPointID of its own, got ${JSON.stringify((given as Partial<PickupPoint> | null)?.PublicAccessPointID)}; it is left out.`,
      );
  }
  return [...points.values()].slice(0, most);
}

function pointOf(given: unknown): Point | null {
  if (typeof given !== "object" || given === null) return null;
  const raw = given as Partial<PickupPoint>;
  const id = textOf(raw.PublicAccessPointID);
  if (!id) return null;
  const hours = linesOf(textOf(raw.StandardHoursOfOperation));
  const address = textOf(raw.Address);
  return {
    id,
    name: textOf(raw.ConsigneeName) || address || id,
    address,
    postalCode: textOf(raw.PostCode),
    city: textOf(raw.City),
    distance: distanceOf(raw.Distance),
    at: coordinatesOf(raw.Geocode),
    hours,
    week: readWeek(hours),
    raw,
  };
}

function distanceOf(given: unknown): number | null {
  const distance = parseDecimal(textOf(given).replace(/\s*km$/i, ""));
  return distance !== null && distance >= 0 ? distance : null;
}

/** Numbers, or texts with comma or dot. What is at 0, 0 is nowhere. */
function coordinatesOf(given: unknown): Coordinates | null {
  const { Latitude, Longitude } = (given ?? {}) as Partial<Record<"Latitude" | "Longitude", unknown>>;
  const [lat, lon] = [parseDecimal(textOf(Latitude)), parseDecimal(textOf(Longitude))];
  if (lat === null || lon === null || (lat === 0 && lon === 0)) return null;
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : null;
}

/** Which point is selected when an answer has come: the one that was, else the one that is saved, else the default one. PUP-04 */
export const selectedIn = (points: readonly Point[], ...wishes: string[]): string =>
  wishes.find((wish) => points.some(({ id }) => id === wish)) ?? "";

/** Where to look. */
export interface Place {
  postalCode: string;
  city: string;
  address: string;
}

interface Asked {
  methodId: string;
  countryCode: string;
  searchRadius: number;
  maximumListSize: number;
}

export const searchOf = (
  { postalCode, city, address }: Place,
  { methodId, countryCode, searchRadius, maximumListSize }: Asked,
  culture: string,
): PickupSearch => ({
  City: city,
  PostalCode: postalCode,
  CountryCode: countryCode,
  Address: address,
  ShippingMethodId: methodId,
  SearchRadius: searchRadius,
  MaximumListSize: maximumListSize,
  CultureName: culture,
});

interface Shopper {
  methodId: string;
  provider: string;
  countryId: string;
  firstName: string;
  lastName: string;
}

/** What is saved of a point, for the shopper of the billing address. PUP-05 */
export function savedOf(
  { id, name, address, postalCode, city, raw }: Point,
  { methodId, provider, countryId, firstName, lastName }: Shopper,
): SavedPickupPoint {
  const { Distance, Geocode } = raw;
  return {
    ShippingFirstName: firstName,
    ShippingLastName: lastName,
    ShippingMethodId: methodId,
    PickupPointName: name,
    ShippingStreet1: address,
    ShippingPostalCode: postalCode,
    ShippingCity: city,
    ShippingCountryId: textOf(raw.CountryId) || countryId,
    ShippingPhoneNumber: textOf(raw.PhoneNumber),
    PublicAccessPointID: id,
    ConsigneeName: textOf(raw.ConsigneeName),
    Address: address,
    PostCode: postalCode,
    City: city,
    CountryId: textOf(raw.CountryId),
    PhoneNumber: textOf(raw.PhoneNumber),
    Distance: typeof Distance === "number" ? Distance : textOf(Distance),
    Geocode: typeof Geocode === "object" ? Geocode : null,
    ImageURL: textOf(raw.ImageURL),
    Comments: textOf(raw.Comments),
    StandardHoursOfOperation: textOf(raw.StandardHoursOfOperation),
    Informations: textOf(raw.Informations),
    LatestAirDropOffTime: textOf(raw.LatestAirDropOffTime),
    AdditionalChargeIndicator: textOf(raw.AdditionalChargeIndicator),
    SpecialInstructions: textOf(raw.SpecialInstructions),
    AdditionalComments: textOf(raw.AdditionalComments),
    PickupPointType: textOf(raw.PickupPointType),
    ExternalPickupPointRef: id,
    ...(provider === "static" && { PickupPointId: id }),
  };
}

/** What the list is narrowed down to. */
export interface Narrowing {
  now: boolean;
  saturday: boolean;
}

/** Whether a place is open now, and on Saturdays; null where its hours do not tell. */
export const isOpen = ({ week }: Point, moment: Moment): Record<keyof Narrowing, boolean | null> => {
  const opening = week && openingAt(week, moment);
  return { now: opening ? opening.is === "open" : null, saturday: week && opensOn(week, SATURDAY) };
};

/** Those that are known to be open when they are wanted to be. */
export const narrowed = (points: readonly Point[], { now, saturday }: Narrowing, moment: Moment): Point[] =>
  points.filter((point) => {
    const open = isOpen(point, moment);
    return (!now || open.now === true) && (!saturday || open.saturday === true);
  });
