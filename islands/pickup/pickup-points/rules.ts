import type {
  PickupAnswer,
  PickupPoint,
  PickupSearch,
  SavedPickupPoint,
} from "../../../shared/api/wire/pickup-points.ts";
import { parseDecimal } from "../../../shared/number/decimal.ts";
import { AnswerError } from "../../../shared/http/call.ts";
import type { Coordinates } from "../../../shared/map/map-settings.ts";
import { warn } from "../../../shared/warn.ts";
import { linesOf, readWeek, type Week } from "./hours.ts";
import { type Moment, openingStateAt, opensOn, SATURDAY } from "./opening.ts";

/** A pickup point for display. All its texts come from a third party. PUP-03 */
export interface Point {
  id: string;
  name: string;
  address: string;
  postalCode: string;
  city: string;
  /** In kilometres; null if unknown. */
  distance: number | null;
  /** Null if the point is not on the map. */
  position: Coordinates | null;
  /** The lines of opening hours, unparsed. */
  hours: string[];
  week: Week | null;
  /** The carrier's data, which is saved with the point. */
  raw: Partial<PickupPoint>;
}

/** The carrier's answer was not `Success`. PUP-02 */
export class NoSuccess extends Error {
  override name = "NoSuccess";
}

/** A value of an answer as text; "" for anything but text or a finite number. */
export const textOf = (value: unknown): string =>
  typeof value === "string" ? value.trim() : typeof value === "number" && Number.isFinite(value) ? String(value) : "";

/**
 * The points of an answer, at most `most`. Points without a unique id are left out with a warning. Throws `NoSuccess`,
 * or an `AnswerError` if the answer is not a list. PUP-02
 */
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
        `pickup point ${index + 1} expects a unique PublicAccessPointID, ` +
          `got ${JSON.stringify((given as Partial<PickupPoint> | null)?.PublicAccessPointID)}; it is left out.`,
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
    position: coordinatesOf(raw.Geocode),
    hours,
    week: readWeek(hours),
    raw,
  };
}

function distanceOf(given: unknown): number | null {
  const distance = parseDecimal(textOf(given).replace(/\s*km$/i, ""));
  return distance !== null && distance >= 0 ? distance : null;
}

/** Accepts numbers, and texts with a comma or a dot. 0, 0 means unknown. */
function coordinatesOf(given: unknown): Coordinates | null {
  const { Latitude, Longitude } = (given ?? {}) as Partial<Record<"Latitude" | "Longitude", unknown>>;
  const [lat, lon] = [parseDecimal(textOf(Latitude)), parseDecimal(textOf(Longitude))];
  if (lat === null || lon === null || (lat === 0 && lon === 0)) return null;
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : null;
}

/**
 * The first id of `wishes` that exists in `points`, or "": the shopper's choice, then the saved point, then the
 * default. PUP-04
 */
export const firstExisting = (points: readonly Point[], ...wishes: string[]): string =>
  wishes.find((wish) => points.some(({ id }) => id === wish)) ?? "";

/** The place of a search. */
export interface Place {
  postalCode: string;
  city: string;
  address: string;
}

interface SearchOptions {
  methodId: string;
  countryCode: string;
  searchRadius: number;
  maximumListSize: number;
}

export const searchOf = (
  { postalCode, city, address }: Place,
  { methodId, countryCode, searchRadius, maximumListSize }: SearchOptions,
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

/** The data to save for a point, with the name of the billing address. PUP-05 */
export function toSavedPoint(
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

/** The filters of the list. */
export interface Filters {
  now: boolean;
  saturday: boolean;
}

/** Whether a point is open now, and on Saturdays; null if unknown. */
export const isOpen = ({ week }: Point, moment: Moment): Record<keyof Filters, boolean | null> => {
  const opening = week && openingStateAt(week, moment);
  return { now: opening ? opening.is === "open" : null, saturday: week && opensOn(week, SATURDAY) };
};

/** Points that pass the filters. A point with unknown hours does not pass. */
export const filterPoints = (points: readonly Point[], { now, saturday }: Filters, moment: Moment): Point[] =>
  points.filter((point) => {
    const open = isOpen(point, moment);
    return (!now || open.now === true) && (!saturday || open.saturday === true);
  });
