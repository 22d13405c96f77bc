import * as fc from "fast-check";
import { expect, test } from "vitest";
import { boundsOf, coordinatesOf, readMarkers } from "../../../../islands/content/map/rules.ts";
import { locationCookieNames, locationCookies, locationValues } from "../../../../shared/api/location-cookies.ts";
import { geocodePath } from "../../../../shared/api/wire/geocode.ts";

const base = "https://shop.example/en/contact";
const at = { lat: 51.2287, lon: 2.9271 };
/** The markers in `given` and the reported problems. */
function read(given: unknown) {
  const problems: string[] = [];
  return { places: readMarkers(given, base, (problem) => problems.push(problem)), problems };
}

test.each<[unknown, { lat: number; lon: number } | null]>([
  ["51.2287,2.9271", at],
  [" 51.2287 , 2.9271 ", at],
  ["51,2287; 2,9271", at],
  [[51.2287, 2.9271], at],
  [["51.2287", "2,9271"], at],
  [{ lat: 51.2287, lng: 2.9271 }, at],
  [{ lat: "51.2287", lon: "2.9271" }, at],
  ["-33.9,-18.4", { lat: -33.9, lon: -18.4 }],
  ...[
    "",
    "51.2287",
    "51.2287,2.9271,5",
    "north,south",
    "91,0",
    "0,181",
    null,
    undefined,
    51,
    [51],
    [Number.NaN, 0],
    {},
    { lat: 51 },
    { lat: true, lng: true },
  ].map((bad): [unknown, null] => [bad, null]),
])("CNT-02 coordinates of %j are %j", (given, expected) => expect(coordinatesOf(given)).toEqual(expected));

test("CNT-02 coordinates round-trip, and are null or valid", () => {
  const degrees = (most: number) =>
    fc.double({ min: -most, max: most, noNaN: true }).map((value) => Number(value.toFixed(6)) + 0);
  fc.assert(
    fc.property(
      degrees(90),
      degrees(180),
      (lat, lon) => void expect(coordinatesOf(`${lat.toFixed(6)},${lon.toFixed(6)}`)).toEqual({ lat, lon }),
    ),
  );
  fc.assert(
    fc.property(fc.anything(), (given) => {
      const found = coordinatesOf(given);
      if (found) expect([Math.abs(found.lat) <= 90, Math.abs(found.lon) <= 180]).toEqual([true, true]);
    }),
  );
});

test("CNT-02 markers without a place or with a duplicate id are skipped with a warning", () => {
  const { places, problems } = read([
    {
      id: "a",
      coors: "51.2287,2.9271",
      title: "A",
      icon: "/theme/a.png",
      content: "<b>Open</b>",
      template: "bubble-a",
    },
    { coors: [50, 4] },
    { id: "a", coors: [50, 4] },
    { id: "c", coors: "nowhere" },
    null,
    { id: 7, coors: { lat: 1, lng: 2 }, title: 7, icon: "javascript:alert(1)" },
  ]);
  expect(places).toEqual([
    { id: "a", at, title: "A", icon: "https://shop.example/theme/a.png", content: "<b>Open</b>", template: "bubble-a" },
    { id: "marker-2", at: { lat: 50, lon: 4 }, title: "marker-2", icon: "", content: "", template: "" },
    { id: "7", at: { lat: 1, lon: 2 }, title: "7", icon: "", content: "", template: "" },
  ]);
  expect(problems).toEqual([
    'marker 3 expects a unique id, got "a"; it is left out',
    'marker 4 expects coors such as "51.2287,2.9271", got "nowhere"; it is left out',
    'marker 5 expects coors such as "51.2287,2.9271", got nothing; it is left out',
    'marker 6 expects the URL of an image as its icon, got "javascript:alert(1)"; it has a pin',
  ]);
  expect(read(undefined)).toEqual({ places: [], problems: [] });
  expect(read({ a: 1 })).toEqual({
    places: [],
    problems: ['expects a list of markers, got {"a":1}; the map has no markers'],
  });
  fc.assert(fc.property(fc.anything(), (given) => void read(given)));
});

test("CNT-02 the bounds enclose all markers; a single place or none has no bounds", () => {
  expect(boundsOf([{ at }, { at: { lat: 50, lon: 4 } }, { at: { lat: 50.5, lon: 1 } }])).toEqual([
    [50, 1],
    [51.2287, 4],
  ]);
  expect(boundsOf([{ at }, { at }])).toBeUndefined();
  expect(boundsOf([])).toBeUndefined();
});

const result = {
  address_components: [
    { long_name: "Oostende", short_name: "Oostende", types: ["locality"] },
    { long_name: "België", short_name: "BE", types: ["country"] },
  ],
  formatted_address: "Visserskaai 27, 8400 Oostende",
  geometry: { location: { lat: 51.2287, lng: 2.9271 }, location_type: "ROOFTOP", viewport: { north: 1 } },
  types: ["street_address"],
  place_id: "ChIJ",
};
const decode = (value: string): unknown => JSON.parse(decodeURIComponent(value));

test("CNT-02 each part of the location has its own cookie with encoded JSON", () => {
  const names = [
    "location_address_components",
    "location_formatted_address",
    "location_geometry",
    "location_types",
    "location_place_id",
  ];
  expect(locationCookieNames).toEqual(names);
  expect(Object.keys(locationCookies(result))).toEqual(names);
  expect(
    Object.fromEntries(Object.entries(locationValues(result)).map(([part, value]) => [part, decode(value)])),
  ).toEqual(result);
});

test("CNT-02 location cookies stay below 4 kB and are valid JSON", () => {
  const many = locationValues({
    address_components: Array.from({ length: 50 }, () => result.address_components[0]!),
    formatted_address: "é".repeat(900),
    geometry: { location: result.geometry.location, location_type: "ROOFTOP", viewport: { more: "x".repeat(900) } },
    types: Array.from({ length: 90 }, (_, index) => `type_${index}`),
    place_id: "p".repeat(900),
  });
  expect(decode(many.geometry)).toEqual({ location: result.geometry.location, location_type: "ROOFTOP" });
  expect((decode(many.address_components) as unknown[]).length).toBeGreaterThan(10);
  expect(decode(many.formatted_address)).toMatch(/^é{50,}$/);
  // A truncated id would mean another place.
  expect(decode(many.place_id)).toBe("");
  const text = fc.string({ unit: "grapheme", maxLength: 400 });
  const component = fc.record({ long_name: text, short_name: text, types: fc.array(text) });
  fc.assert(
    fc.property(
      fc.array(component),
      text,
      fc.object(),
      fc.array(text),
      text,
      (address_components, formatted_address, geometry, types, place_id) => {
        const values = Object.values(
          locationValues({ address_components, formatted_address, geometry, types, place_id }),
        );
        for (const value of values)
          expect([/^[\w!'()*.~%-]*$/.test(value), decode(value) !== undefined]).toEqual([true, true]);
        expect(values.join("").length).toBeLessThan(3_900);
      },
    ),
  );
});

test("CNT-02 the geocoder request adds latitude and longitude to the query of its path", () => {
  expect(geocodePath("/api/v1/geocode", 51.2, -2.9)).toBe("/api/v1/geocode?lat=51.2&lng=-2.9");
  expect(geocodePath("/geo?lang=nl", 51.2, -2.9)).toBe("/geo?lang=nl&lat=51.2&lng=-2.9");
});
