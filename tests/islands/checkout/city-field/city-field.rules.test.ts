import { afterEach, expect, test, vi } from "vitest";
import { filterOptions, matchOption, offerOf } from "../../../../islands/checkout/city-field/rules.ts";
import { readTowns } from "../../../../shared/api/towns.ts";

afterEach(() => vi.restoreAllMocks());

const towns = ["Liège", "Rocourt", "Saint-Nicolas"];

test.each([
  ["rocourt", towns, "Rocourt"],
  ["  LIÈGE ", towns, "Liège"],
  ["", towns, ""],
  ["", ["Ostend"], "Ostend"],
  ["Lüttich", towns, "Lüttich"],
  ["Oostende", ["Ostend"], "Oostende"],
])("CHK-06 with the field value %j and the towns %j the choice is %j", (text, towns, chosen) =>
  expect(offerOf(towns, text).chosen).toBe(chosen),
);

test("CHK-06 the main town is selected, unless the visitor has named another one", () => {
  expect(offerOf(towns, "", "Rocourt").chosen).toBe("Rocourt");
  expect(offerOf(towns, "liège", "Rocourt").chosen).toBe("Liège");
  expect(offerOf(towns, "Lüttich", "Rocourt").chosen).toBe("Lüttich");
});

test("CHK-06 a typed text that is not one of the towns becomes the first option", () => {
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
])("CHK-06 the towns %j with the field value %j are searchable (three or more options): %j", (towns, text, expected) =>
  expect(offerOf(towns, text).isSearchable).toBe(expected),
);

test("CHK-06 towns match by any part of their words, ignoring case and accents", () => {
  expect(filterOptions(towns, "lieg")).toEqual(["Liège"]);
  expect(filterOptions(towns, "nico saint")).toEqual(["Saint-Nicolas"]);
  expect(filterOptions(towns, "  ")).toEqual(towns);
  expect(filterOptions(towns, "(")).toEqual([]);
});

test("CHK-06 a typed text matches the town of that name, or the only town that contains it", () => {
  expect(matchOption(towns, "roc")).toBe("Rocourt");
  expect(matchOption(["Gent", "Gentbrugge"], "GENT")).toBe("Gent");
  expect(matchOption(towns, "o")).toBeUndefined();
  expect(matchOption(towns, "Paris")).toBeUndefined();
  expect(matchOption(towns, " ")).toBeUndefined();
});

test("CHK-06 reads up to 200 distinct towns; entries that are not names are skipped with a warning", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  expect(readTowns([" Ostend", "OSTEND", "<b>Bredene</b>"]).names).toEqual(["Ostend", "<b>Bredene</b>"]);
  expect(warn).not.toHaveBeenCalled();
  expect(readTowns(["Ostend", { Name: " Stene ", IsMain: true }, { Name: "Ostend", IsMain: true }])).toEqual({
    names: ["Ostend", "Stene"],
    main: "Stene",
  });
  expect(warn).not.toHaveBeenCalled();
  expect(readTowns(["Ostend", null, 7, "", { name: "Ghent" }])).toEqual({ names: ["Ostend"], main: "" });
  expect(warn).toHaveBeenCalledOnce();
  expect(readTowns(Array.from({ length: 1000 }, (_, index) => `Town ${index}`)).names).toHaveLength(200);
});

test.each([undefined, null, {}, "Ostend", 7, { Towns: ["Ostend"] }])("CHK-06 %j is not a list of towns", (answer) =>
  expect(() => readTowns(answer)).toThrow(/expected a list of towns/),
);
