/** Pickup points in the format of each carrier: decimals with a comma, with a dot, or as numbers. */
import type { PickupAnswer, PickupPoint, PickupSearch } from "../../../shared/api/wire/pickup-points.ts";
import { countryByCode } from "../checkout/countries.ts";
import type { Culture } from "../catalogue/types.ts";
import { isCulture } from "../culture/cultures.ts";
import { hoursIn } from "./hours.ts";
import { distance, townOf } from "./towns.ts";
import { pickupPoints, type Provider, type StandInPoint } from "./points.ts";

interface Found {
  point: StandInPoint;
  /** Kilometres; null when the point's position is unknown. */
  kilometres: number | null;
}

/** Pickup points near a place, nearest first. */
export function pointsNear(
  provider: string,
  {
    CountryCode,
    PostalCode,
    City,
    SearchRadius,
    MaximumListSize,
  }: Pick<PickupSearch, "CountryCode" | "PostalCode" | "City" | "SearchRadius" | "MaximumListSize">,
): Found[] {
  const middle = townOf(CountryCode, PostalCode, City);
  if (!middle) return [];
  return pickupPoints
    .filter((point) => point.provider === provider && point.town.country === CountryCode)
    .filter((point) => distance(middle, point.at ?? point.town) <= SearchRadius)
    .map((point) => ({ point, kilometres: point.at && distance(middle, point.at) }))
    .sort((a, b) => (a.kilometres ?? SearchRadius) - (b.kilometres ?? SearchRadius))
    .slice(0, MaximumListSize);
}

export function pickupAnswer(provider: string, search: PickupSearch): PickupAnswer {
  const problem = !countryByCode(search.CountryCode)
    ? "UnknownCountry"
    : !search.PostalCode && !search.City
      ? "NoPlace"
      : "";
  if (problem) return { ResponseStatusDescription: problem, PickupPointViewModels: [] };
  const culture = isCulture(search.CultureName) ? search.CultureName : "en";
  return {
    ResponseStatusDescription: "Success",
    PickupPointViewModels: pointsNear(provider, search).map((found) => pickupPointJson(found, culture)),
  };
}

const writing: Record<Provider, (value: number, decimals: number) => number | string> = {
  parcelpoint: (value, decimals) => value.toFixed(decimals).replace(".", ","),
  static: (value, decimals) => Number(value.toFixed(decimals)),
  postal: (value, decimals) => value.toFixed(decimals),
};

export function pickupPointJson({ point, kilometres }: Found, culture: Culture): PickupPoint {
  const { id, provider, town, name, address, at, hours, phone } = point;
  const write = writing[provider];
  return {
    PublicAccessPointID: id,
    ConsigneeName: name,
    Address: address,
    PostCode: town.postalCode,
    City: town.names[0]!,
    CountryId: countryByCode(town.country)?.id ?? "",
    PhoneNumber: phone,
    Distance: kilometres === null ? "" : write(kilometres, 1),
    Geocode: at && { Latitude: write(at.lat, 5), Longitude: write(at.lon, 5) },
    ImageURL: "",
    Comments: "",
    StandardHoursOfOperation: hoursIn(culture, hours).join("; "),
    Informations: "",
    LatestAirDropOffTime: "",
    AdditionalChargeIndicator: "",
    SpecialInstructions: "",
    AdditionalComments: "",
    PickupPointType: provider,
  };
}
