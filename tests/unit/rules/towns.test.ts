import { expect, test } from "vitest";
import { citiesLike, mainTownOf, townsOf } from "../../../fixtures-html/cms/checkout/towns.ts";

test("CHK-06 a postal code has one, several or no known towns", () => {
  expect(townsOf("BE", "9000")).toEqual(["Gent"]);
  expect(townsOf("BE", "1000")).toEqual(["Brussel", "Bruxelles"]);
  expect(townsOf("BE", "8400")).toEqual(["Oostende", "Raversijde", "Stene", "Zandvoorde"]);
  expect(townsOf("NL", "1012 AB")).toEqual(["Amsterdam"]);
  expect([townsOf("BE", "1234"), townsOf("XX", "8400"), townsOf("FR", "8400")]).toEqual([[], [], []]);
});

test("CHK-06 the main town of a postal code is known where one stands out, by its name in the page's language", () => {
  expect([mainTownOf("BE", "8400", "en"), mainTownOf("BE", "9000", "nl")]).toEqual(["Oostende", "Gent"]);
  expect([mainTownOf("BE", "1000", "fr"), mainTownOf("BE", "1000", "nl")]).toEqual(["Bruxelles", "Brussel"]);
  expect([mainTownOf("FR", "59470", "fr"), mainTownOf("BE", "1234", "en")]).toEqual(["", ""]);
});

test("CRT-07 postal codes are found by their prefix or a town's prefix, ignoring accents", () => {
  expect(citiesLike("BE", "840")).toEqual({ "8400": "Oostende" });
  expect(citiesLike("BE", "raver")).toEqual({ "8400": "Raversijde" });
  expect(citiesLike("BE", "liege")).toEqual({ "4000": "Liège" });
  expect(Object.keys(citiesLike("FR", "59"))).toEqual(["59000", "59123", "59140", "59470"]);
  expect(citiesLike("DE", "01")).toEqual({ "01067": "Dresden" });
  expect([citiesLike("BE", "zzzz"), citiesLike("BE", " "), citiesLike("XX", "8400")]).toEqual([{}, {}, {}]);
});
