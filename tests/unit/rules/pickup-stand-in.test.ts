// The stand-in's API for pickup points.
import { expect, test } from "vitest";
import { chooseCountryByCode, chooseMethod } from "../../../fixtures-html/cms/checkout/choose.ts";
import { pickupAnswer, pickupPointJson, pointsNear } from "../../../fixtures-html/cms/pickup/search.ts";
import { choosePoint } from "../../../fixtures-html/cms/pickup/choose.ts";
import { townOf } from "../../../fixtures-html/cms/pickup/towns.ts";
import { pickupPoints } from "../../../fixtures-html/cms/pickup/points.ts";
import { newSession, type Session } from "../../../fixtures-html/cms/session/sessions.ts";
import { readPickupPoints, toSavedPoint } from "../../../shared/api/pickup-points.ts";
import type { PickupSearch } from "../../../shared/api/wire/pickup-points.ts";

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

/** Chooses a point with the request that the island sends. */
function choose(session: Session, id: string, shippingMethodId: string, provider: string) {
  const [point] = readPickupPoints(
    {
      ResponseStatusDescription: "Success",
      PickupPointViewModels: [
        pickupPointJson({ point: pickupPoints.find((point) => point.id === id)!, kilometres: null }, "en"),
      ],
    },
    1,
  );
  return choosePoint(
    session,
    toSavedPoint(point!, { shippingMethodId, provider, countryId: "1", firstName: "An", lastName: "Peeters" }),
  );
}

test("PUP-02 points are sorted by distance, within radius and size", () => {
  const found = pointsNear("parcelpoint", search).map(({ point, kilometres }) => [point.id, kilometres?.toFixed(1)]);
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

test("PUP-03 opening hours are in the language of the page", () => {
  const hours = (culture: string, id: string): string | undefined => {
    const { PickupPointViewModels } = pickupAnswer("parcelpoint", { ...search, CultureName: culture });
    return PickupPointViewModels.find(({ PublicAccessPointID }) => PublicAccessPointID === id)
      ?.StandardHoursOfOperation;
  };
  expect(["en", "fr", "nl"].map((culture) => hours(culture, "PP9001"))).toEqual([
    "Mon-Fri 09:00-18:30; Sat 09:30-17:00; Sun closed",
    "lun.-ven. 09:00-18:30; sam. 09:30-17:00; dim. fermé",
    "ma-vr 09:00-18:30; za 09:30-17:00; zo gesloten",
  ]);
  expect(hours("fr", "PP9005")).toBe("Sur rendez-vous; sonnez deux fois; 9-5");
  expect(hours("nl", "PP9006")).toBe("24/7");
});

test("PUP-02 a search without a place or with an unknown country fails", () => {
  expect(pickupAnswer("postal", search)).toMatchObject({ ResponseStatusDescription: "Success" });
  expect(pickupAnswer("postal", { ...search, City: "", PostalCode: "" }).ResponseStatusDescription).toBe("NoPlace");
  expect(pickupAnswer("postal", { ...search, CountryCode: "XX" }).ResponseStatusDescription).toBe("UnknownCountry");
});

test("PUP-05 a point is saved for its method; changing the method or country removes it", () => {
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

test("PUP-05 points of another carrier or country are refused", () => {
  const session = newSession();
  expect(choose(session, "PO9000A", "3", "parcelpoint")).toBe("point");
  expect(choose(session, "PP1101", "3", "parcelpoint")).toBe("country");
  expect(choose(session, "lagune-gent", "4", "parcelpoint")).toBe("point");
  expect(choose(session, "PP9001", "1", "parcelpoint")).toBe("method");
  expect(choose(session, "lagune-gent", "4", "static")).toBeNull();
});
