// The stand-in's side of pickup points.
import { expect, test } from "vitest";
import { chooseCountryByCode, chooseMethod } from "../../../fixtures-html/cms/checkout/choose.ts";
import { answerOf, described, pointsNear } from "../../../fixtures-html/cms/pickup/answer.ts";
import { choosePoint } from "../../../fixtures-html/cms/pickup/choose.ts";
import { townOf } from "../../../fixtures-html/cms/pickup/places.ts";
import { pickupPoints } from "../../../fixtures-html/cms/pickup/points.ts";
import { newSession, type Session } from "../../../fixtures-html/cms/session/sessions.ts";
import { readPoints, savedOf } from "../../../islands/pickup/pickup-points/rules.ts";
import type { PickupSearch } from "../../../shared/api/pickup-points.ts";

const search: PickupSearch = {
  City: "Gent",
  PostalCode: "9000",
  CountryCode: "BE",
  Address: "",
  ShippingMethodId: "3",
  SearchRadius: 20,
  MaximumListSize: 20,
  CultureName: "en",
};

/** Takes a point as the island would send it. */
function choose(session: Session, id: string, methodId: string, provider: string) {
  const [point] = readPoints(
    {
      ResponseStatusDescription: "Success",
      PickupPointViewModels: [described({ point: pickupPoints.find((one) => one.id === id)!, far: null })],
    },
    1,
  );
  return choosePoint(
    session,
    savedOf(point!, { methodId, provider, countryId: "1", firstName: "An", lastName: "Peeters" }),
  );
}

test("PUP-02 the points of a carrier come nearest first, within the radius and the size; a town is known in its languages and by the codes of its suburbs", () => {
  const found = pointsNear("parcelpoint", search).map(({ point, far }) => [point.id, far?.toFixed(1)]);
  expect(found.slice(0, 2)).toEqual([
    ["PP9001", "0.5"],
    ["PP9002", "1.1"],
  ]);
  expect(found.at(-1)).toEqual(["PP9007", undefined]);
  expect(pointsNear("parcelpoint", { ...search, SearchRadius: 1 })).toHaveLength(2);
  expect(pointsNear("parcelpoint", { ...search, MaximumListSize: 3 })).toHaveLength(3);
  expect(
    [townOf("BE", "", "gand"), townOf("BE", "9051", ""), townOf("LU", "L-1136", "")].map((town) => town?.names[0]),
  ).toEqual(["Gent", "Gent", "Luxembourg"]);
  expect([townOf("NL", "", "Gent"), townOf("BE", "6700", "")]).toEqual([null, null]);
});

test("PUP-02 a search that names no place, or no country that the shop knows, is no success", () => {
  expect(answerOf("postal", search)).toMatchObject({ ResponseStatusDescription: "Success" });
  expect(answerOf("postal", { ...search, City: "", PostalCode: "" }).ResponseStatusDescription).toBe("NoPlace");
  expect(answerOf("postal", { ...search, CountryCode: "XX" }).ResponseStatusDescription).toBe("UnknownCountry");
});

test("PUP-05 a point is taken for its method; another method or another country has none", () => {
  const session = newSession();
  expect(session.choices.pickup).toBeNull();
  expect(choose(session, "PP9001", "3", "parcelpoint")).toBeNull();
  expect(session.choices).toMatchObject({
    methodId: "3",
    pickup: { PublicAccessPointID: "PP9001", ShippingFirstName: "An" },
  });
  expect(session.choices).toMatchObject({
    methodId: "3",
    pickup: { PickupPointName: "Krantenwinkel De Letter", ShippingCity: "Gent" },
  });
  chooseMethod(session, "5");
  expect(session.choices.pickup).toBeNull();
  choose(session, "PO9000A", "5", "postal");
  chooseCountryByCode(session, "LU");
  expect(session.choices.pickup).toBeNull();
});

test("PUP-05 a point of another carrier or country, and one of the shop's own without its id, are not taken", () => {
  const session = newSession();
  expect(choose(session, "PO9000A", "3", "parcelpoint")).toBe("point");
  expect(choose(session, "PP1101", "3", "parcelpoint")).toBe("country");
  expect(choose(session, "lagune-gent", "4", "parcelpoint")).toBe("point");
  expect(choose(session, "PP9001", "1", "parcelpoint")).toBe("method");
  expect(choose(session, "lagune-gent", "4", "static")).toBeNull();
});
