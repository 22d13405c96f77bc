import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { filterPoints, firstExisting, type Point, withWeek } from "../../../../islands/pickup/pickup-points/rules.ts";
import { readPickupPoints, toSavedPoint, toWireSearch } from "../../../../shared/api/pickup-points.ts";
import { AnswerError } from "../../../../shared/http/call.ts";

const warned = vi.fn();
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(warned));
afterEach(() => {
  warned.mockClear();
  vi.restoreAllMocks();
});

const answer = (...points: unknown[]): unknown => ({
  ResponseStatusDescription: "Success",
  PickupPointViewModels: points,
});
const read = (...points: unknown[]): Point[] => readPickupPoints(answer(...points), 50).map(withWeek);
const letter = {
  PublicAccessPointID: "PP1",
  ConsigneeName: "De Letter",
  Address: "Burgstraat 46",
  PostCode: "9000",
  City: "Gent",
  CountryId: "1",
  Distance: "0,8",
  Geocode: { Latitude: "51,0574", Longitude: "3.7114" },
  StandardHoursOfOperation: "Mon: 9-18; Sat: 9-12",
};

test("PUP-02 PUP-03 a point is read with distance, position and hours", () => {
  expect(read(letter)).toEqual([
    expect.objectContaining({
      id: "PP1",
      name: "De Letter",
      street: "Burgstraat 46",
      postalCode: "9000",
      city: "Gent",
      countryId: "1",
      distanceKm: 0.8,
      position: { lat: 51.0574, lon: 3.7114 },
      openingHours: ["Mon: 9-18", "Sat: 9-12"],
      carrierData: letter,
    }),
  ]);
  const distances = [1.25, "1.25", "1,25 km", " 3 ", 0, -1, "near", "", null, undefined, {}, Number.NaN].map(
    (Distance) => read({ ...letter, Distance })[0]!.distanceKm,
  );
  expect(distances).toEqual([1.25, 1.25, 1.25, 3, 0, null, null, null, null, null, null, null]);
});

const nowhere: [title: string, geocode: unknown][] = [
  ["null", null],
  ["only a latitude", { Latitude: 51 }],
  ["zeros", { Latitude: "0,000000", Longitude: 0 }],
  ["a latitude out of range", { Latitude: 95, Longitude: 3 }],
  ["words", { Latitude: "north", Longitude: "east" }],
  ["a string", "51.05,3.71"],
];
test.each(nowhere)("PUP-03 a point with %s as coordinates is listed without a map position", (_what, Geocode) => {
  expect(read({ ...letter, Geocode })[0]).toMatchObject({ name: "De Letter", position: null });
});

test("PUP-03 carrier data stays text; a point without a name uses its address", () => {
  const hostile = "<img src=x onerror=alert(1)>";
  const [point] = read({ ...letter, ConsigneeName: hostile });
  expect(point!.name).toBe(hostile);
  const [bare] = read({
    PublicAccessPointID: 7,
    Address: "Quay 3",
    ConsigneeName: null,
    StandardHoursOfOperation: ["Mon"],
  });
  expect(bare).toMatchObject({ id: "7", name: "Quay 3", postalCode: "", city: "", openingHours: [], week: null });
});

test("PUP-02 points without a unique id are skipped; the list has a maximum", () => {
  const points = readPickupPoints(
    answer(
      letter,
      null,
      "x",
      { ConsigneeName: "No id" },
      letter,
      { ...letter, PublicAccessPointID: "PP2" },
      { ...letter, PublicAccessPointID: "PP3" },
    ),
    2,
  );
  expect(points.map(({ id }) => id)).toEqual(["PP1", "PP2"]);
  expect(warned.mock.calls.map(([text]) => text)).toEqual(
    [2, 3, 4, 5].map((place) => expect.stringContaining(`pickup point ${place} expects a unique PublicAccessPointID`)),
  );
});

test("PUP-02 responses without Success or with an invalid list are rejected; null is an empty list", () => {
  expect(() => readPickupPoints({ ResponseStatusDescription: "Failure", PickupPointViewModels: [letter] }, 9)).toThrow(
    AnswerError,
  );
  expect(() => readPickupPoints({ ResponseStatusDescription: "success" }, 9)).toThrow(AnswerError);
  for (const nothing of [undefined, null, [], {}, "", "Success", 7, { PickupPointViewModels: [letter] }])
    expect(() => readPickupPoints(nothing, 9)).toThrow(AnswerError);
  expect(() => readPickupPoints({ ResponseStatusDescription: "Success", PickupPointViewModels: {} }, 9)).toThrow(
    AnswerError,
  );
  expect(readPickupPoints({ ResponseStatusDescription: "Success", PickupPointViewModels: null }, 9)).toEqual([]);
});

test("PUP-04 the last chosen, saved or default point is selected if found", () => {
  const points = read(letter, { ...letter, PublicAccessPointID: "PP2" });
  expect(firstExisting(points, "", "", "PP2")).toBe("PP2");
  expect(firstExisting(points, "gone", "PP1", "PP2")).toBe("PP1");
  expect(firstExisting(points, "gone", "", "")).toBe("");
});

test("PUP-03 filters keep only points that are known to be open now or on Saturday", () => {
  const points = read(
    letter,
    { ...letter, PublicAccessPointID: "PP2", StandardHoursOfOperation: "Mon-Fri 8-20" },
    { ...letter, PublicAccessPointID: "PP3", StandardHoursOfOperation: "ring twice" },
  );
  const ids = (now: boolean, saturday: boolean, minute: number): string[] =>
    filterPoints(points, { now, saturday }, { day: 0, minute }).map(({ id }) => id);
  expect(ids(false, false, 600)).toEqual(["PP1", "PP2", "PP3"]);
  expect(ids(true, false, 600)).toEqual(["PP1", "PP2"]);
  expect(ids(true, false, 1140)).toEqual(["PP2"]);
  expect(ids(false, true, 600)).toEqual(["PP1"]);
});

test("PUP-02 the search request sends place, country, method, radius, size and culture", () => {
  const place = { postalCode: "9000", city: "Gent", street: "Kouter 1", countryCode: "BE" };
  const search = { ...place, provider: "parcelpoint", shippingMethodId: "3", radiusKm: 12.5, limit: 15 };
  expect(toWireSearch(search, "fr")).toEqual({
    City: "Gent",
    PostalCode: "9000",
    CountryCode: "BE",
    Address: "Kouter 1",
    ShippingMethodId: "3",
    SearchRadius: 12.5,
    MaximumListSize: 15,
    CultureName: "fr",
  });
});

test("PUP-05 a saved point has the billing name and the carrier's data", () => {
  const shopper = {
    shippingMethodId: "3",
    provider: "parcelpoint",
    countryId: "1",
    firstName: "An",
    lastName: "Peeters",
  };
  const saved = toSavedPoint(read({ ...letter, PhoneNumber: "09 123", Comments: "Behind the church" })[0]!, shopper);
  expect(saved).toEqual({
    ShippingFirstName: "An",
    ShippingLastName: "Peeters",
    ShippingMethodId: "3",
    PickupPointName: "De Letter",
    ShippingStreet1: "Burgstraat 46",
    ShippingPostalCode: "9000",
    ShippingCity: "Gent",
    ShippingCountryId: "1",
    ShippingPhoneNumber: "09 123",
    PublicAccessPointID: "PP1",
    Distance: "0,8",
    Geocode: letter.Geocode,
    ImageURL: "",
    Comments: "Behind the church",
    StandardHoursOfOperation: letter.StandardHoursOfOperation,
    Informations: "",
    LatestAirDropOffTime: "",
    AdditionalChargeIndicator: "",
    SpecialInstructions: "",
    AdditionalComments: "",
    PickupPointType: "",
    ConsigneeName: "De Letter",
    Address: "Burgstraat 46",
    PostCode: "9000",
    City: "Gent",
    CountryId: "1",
    PhoneNumber: "09 123",
    ExternalPickupPointRef: "PP1",
  });
  const [odd] = read({ PublicAccessPointID: "PP9", Distance: null, Geocode: "none" });
  expect(toSavedPoint(odd!, { ...shopper, provider: "static", countryId: "4" })).toMatchObject({
    PickupPointId: "PP9",
    ShippingCountryId: "4",
    ConsigneeName: "",
    CountryId: "",
    Distance: "",
    Geocode: null,
  });
});
