import { afterEach, expect, test, vi } from "vitest";
import { found, meant, offerOf, readTowns } from "../../../islands/checkout/city-field/rules.ts";

afterEach(() => vi.restoreAllMocks());

const towns = ["Liège", "Rocourt", "Saint-Nicolas"];

test.each([
  ["rocourt", towns, "Rocourt"],
  ["  LIÈGE ", towns, "Liège"],
  ["", towns, ""],
  ["", ["Ostend"], "Ostend"],
  ["Lüttich", towns, "Lüttich"],
  ["Oostende", ["Ostend"], "Oostende"],
])("CHK-06 where %j stood, of %j is chosen: %j", (text, towns, chosen) =>
  expect(offerOf(towns, text).chosen).toBe(chosen),
);

test("CHK-06 what was typed and is none of the towns is a choice of its own, before them", () => {
  expect(offerOf(towns, " Lüttich ").options).toEqual(["Lüttich", ...towns]);
  expect(offerOf(towns, "LIÈGE").options).toEqual(towns);
});

test.each([
  [["a"], "", false],
  [["a"], "typed", false],
  [["a", "b"], "", false],
  [["a", "b"], "B", false],
  [["a", "b"], "typed", true],
  [["a", "b", "c"], "", true],
])("CHK-06 the towns %j, where %j stood, can be searched from three choices on: %j", (towns, text, expected) =>
  expect(offerOf(towns, text).isSearchable).toBe(expected),
);

test("CHK-06 towns are found by any part of their words, with any capitals and accents", () => {
  expect(found(towns, "lieg")).toEqual(["Liège"]);
  expect(found(towns, "nico saint")).toEqual(["Saint-Nicolas"]);
  expect(found(towns, "  ")).toEqual(towns);
  expect(found(towns, "(")).toEqual([]);
});

test("CHK-06 what is left in the field is the town that is meant: by its whole name, or because no other is found", () => {
  expect(meant(towns, "roc")).toBe("Rocourt");
  expect(meant(["Gent", "Gentbrugge"], "GENT")).toBe("Gent");
  expect(meant(towns, "o")).toBeUndefined();
  expect(meant(towns, "Paris")).toBeUndefined();
  expect(meant(towns, " ")).toBeUndefined();
});

test("CHK-06 of an answer the names count, each once; what is none is left out with a warning", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  expect(readTowns([" Ostend", "OSTEND", "<b>Bredene</b>"])).toEqual(["Ostend", "<b>Bredene</b>"]);
  expect(warn).not.toHaveBeenCalled();
  expect(readTowns(["Ostend", null, 7, "", { Name: "Ghent" }])).toEqual(["Ostend"]);
  expect(warn).toHaveBeenCalledOnce();
  expect(readTowns(Array.from({ length: 1000 }, (_, index) => `Town ${index}`))).toHaveLength(200);
});

test.each([undefined, null, {}, "Ostend", 7, { Towns: ["Ostend"] }])("CHK-06 %j is no list of towns", (answer) =>
  expect(() => readTowns(answer)).toThrow(/expected a list of towns/),
);
