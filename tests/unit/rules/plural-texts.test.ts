import { expect, test } from "vitest";
import { translatorOf } from "../stand-ins/translator.ts";

const lines = {
  en: { Lines_one: "{0} line", Lines_other: "{0} lines" },
  fr: { Lines_one: "{0} ligne", Lines_other: "{0} lignes" },
  nl: { Lines_one: "{0} regel", Lines_other: "{0} regels" },
};

test.each([
  ["en", { 0: "0 lines", 1: "1 line", 1.5: "1.5 lines", 2: "2 lines" }],
  // In French 0 and 1.5 are singular.
  ["fr", { 0: "0 ligne", 1: "1 ligne", 1.5: "1,5 ligne", 2: "2 lignes" }],
  ["nl", { 0: "0 regels", 1: "1 regel", 2: "2 regels" }],
] as const)("LOC-04 in %s the plural form follows the number", (culture, expected) => {
  const t = translatorOf(culture, { Cart: lines[culture] });
  for (const [count, text] of Object.entries(expected)) expect(t("Cart.Lines", Number(count))).toBe(text);
});

test("LOC-04 French millions use the many form, or the other form if many is missing", () => {
  expect(translatorOf("fr", lines.fr)("Lines", 1_000_000)).toBe("1000000 lignes");
  expect(translatorOf("fr", { ...lines.fr, Lines_many: "{0} de lignes" })("Lines", 1_000_000)).toBe(
    "1000000 de lignes",
  );
});

test("LOC-04 a language with more plural forms uses each, and other for a missing one", () => {
  const t = translatorOf("pl", { Files_one: "{0} plik", Files_few: "{0} pliki", Files_other: "{0} plików" });
  expect([1, 3, 5].map((count) => t("Files", count))).toEqual(["1 plik", "3 pliki", "5 plików"]);
});

test("LOC-04 the first number among the values selects the form; a numeric string does not", () => {
  const t = translatorOf("en", { Left_one: "{0}: {1} of {2} left", Left_other: "{0}: {1} of {2} are left" });
  expect(t("Left", "Cups", 1, 5)).toBe("Cups: 1 of 5 left");
  expect(t("Left", "Cups", 3, 1)).toBe("Cups: 3 of 1 are left");
  expect(t("Left", "3")).toBe("Left");
});

test("LOC-04 a text without plural forms is used for every number", () => {
  const t = translatorOf("en", { Max: "At most {0}", Shape: { Max_zero: "none", Max: "{0}" } });
  expect([t("Max", 1), t("Max", 2), t("Shape.Max", 0)]).toEqual(["At most 1", "At most 2", "0"]);
});

test.each([
  ["None", "None"],
  ["Cart.NoneLeft", "None left"],
  ["Cart.Lines_few", "Lines_few"],
  ["A: b", "A: b"],
])("LOC-03 for the key %j without a text its words are shown, also with a value: %j", (key, words) => {
  const t = translatorOf("en", { Cart: lines.en });
  expect([t(key), t(key, 1), t(key, 7), t(key, "x")]).toEqual([words, words, words, words]);
});

test("LOC-03 an empty text stays empty", () => {
  const t = translatorOf("en", { Unit: "", Pieces_one: "", Pieces_other: "{0} pieces" });
  expect([t("Unit"), t("Unit", 2), t("Pieces", 1), t("Pieces", 2)]).toEqual(["", "", "", "2 pieces"]);
});

test("LOC-04 an unknown culture uses the plural forms of its language, or default ones", () => {
  const t = translatorOf("nl_BE", lines.nl);
  expect([t("Lines", 1), t("Lines", 2)]).toEqual(["1 regel", "2 regels"]);
  expect(translatorOf("?", lines.en)("Lines", 2)).toBe("2 lines");
});
