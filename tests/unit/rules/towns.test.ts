import { expect, test } from "vitest";
import { citiesLike, townsOf } from "../../../fixtures-html/cms/checkout/towns.ts";

test("CHK-06 a postal code has one, several or no known towns", () => {
  expect(townsOf("BE", "9000")).toEqual(["Gent"]);
  expect(townsOf("BE", "1000")).toEqual(["Brussel", "Bruxelles"]);
  expect(townsOf("BE", "8400")).toEqual(["Oostende", "Raversijde", "Stene", "Zandvoorde"]);
  expect(townsOf("NL", "1012 AB")).toEqual(["Amsterdam"]);
  expect([townsOf("BE", "1234"), townsOf("XX", "8400"), townsOf("FR", "8400")]).toEqual([[], [], []]);
});

test("CRT-07 postal codes are found by their prefix or a town's prefix, ignoring accents", () => {
  expect(citiesLike("BE", "840")).toEqual({ "8400": "Oostende" });
  expect(citiesLike("BE", "raver")).toEqual({ "8400": "Raversijde" });
  expect(citiesLike("BE", "liege")).toEqual({ "4000": "Liège" });
  expect(Object.keys(citiesLike("FR", "59"))).toEqual(["59000", "59123", "59140", "59470"]);
  expect(citiesLike("DE", "01")).toEqual({ "01067": "Dresden" });
  expect([citiesLike("BE", "zzzz"), citiesLike("BE", " "), citiesLike("XX", "8400")]).toEqual([{}, {}, {}]);
});
