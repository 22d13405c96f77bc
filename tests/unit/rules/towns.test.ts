import { expect, test } from "vitest";
import { citiesLike, mainTownOf, townsOf } from "../../../fixtures-html/cms/checkout/towns.ts";

test("CHK-06 a postal code has one, several or no known towns", () => {
  expect(townsOf("BE", "9000", "en")).toEqual(["Gent"]);
  expect(townsOf("BE", "1000", "nl")).toEqual(["Brussel", "Bruxelles"]);
  expect(townsOf("BE", "8400", "fr")).toEqual(["Oostende", "Raversijde", "Stene", "Zandvoorde"]);
  expect(townsOf("NL", "1012 AB", "nl")).toEqual(["Amsterdam"]);
  expect([townsOf("BE", "1234", "en"), townsOf("XX", "8400", "en"), townsOf("FR", "8400", "en")]).toEqual([[], [], []]);
});

test("CHK-06 the main town of a postal code is known where one stands out, by its name in the page's language", () => {
  expect([mainTownOf("BE", "8400", "en"), mainTownOf("BE", "9000", "nl")]).toEqual(["Oostende", "Gent"]);
  expect([mainTownOf("BE", "1000", "fr"), mainTownOf("BE", "1000", "nl")]).toEqual(["Bruxelles", "Brussel"]);
  expect([mainTownOf("BE", "1000", "en"), mainTownOf("BE", "1050", "en")]).toEqual(["Brussels", "Elsene"]);
  expect(townsOf("BE", "1000", "fr")).toEqual(["Bruxelles", "Brussel"]);
  expect([citiesLike("BE", "1000", "fr"), citiesLike("BE", "brus", "en")]).toEqual([
    { 1000: "Bruxelles" },
    { 1000: "Brussels" },
  ]);
  expect([mainTownOf("FR", "59470", "fr"), mainTownOf("BE", "1234", "en")]).toEqual(["", ""]);
});

test("CRT-07 postal codes are found by their prefix or a town's prefix, ignoring accents", () => {
  expect(citiesLike("BE", "840", "nl")).toEqual({ "8400": "Oostende" });
  expect(citiesLike("BE", "raver", "nl")).toEqual({ "8400": "Raversijde" });
  expect(citiesLike("BE", "liege", "nl")).toEqual({ "4000": "Liège" });
  expect(Object.keys(citiesLike("FR", "59", "nl"))).toEqual(["59000", "59123", "59140", "59470"]);
  expect(citiesLike("DE", "01", "nl")).toEqual({ "01067": "Dresden" });
  expect([citiesLike("BE", "zzzz", "nl"), citiesLike("BE", " ", "nl"), citiesLike("XX", "8400", "nl")]).toEqual([
    {},
    {},
    {},
  ]);
});
