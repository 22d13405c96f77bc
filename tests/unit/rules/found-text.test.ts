import { expect, test } from "vitest";
import { meantText } from "../../../fixtures-html/cms/shop/meant-search.ts";
import { suggestions } from "../../../fixtures-html/cms/shop/suggestions.ts";
import { matchScore, isOneAway, splitWords } from "../../../fixtures-html/cms/shop/text-match.ts";

test.each([
  ["cofee", "coffee", true],
  ["coffe", "coffee", true],
  ["coffeee", "coffee", true],
  ["cofefe", "coffee", true],
  ["caffee", "coffee", true],
  ["cofe", "coffee", false],
  ["tea", "coffee", false],
])("SRC-01 %s and %s differ by one typo: %s", (a, b, is) => expect(isOneAway(a, b)).toBe(is));

test("SRC-01 ranks word starts before inner matches; every word must match", () => {
  const find = (q: string): number => matchScore(splitWords(q), splitWords("Thé vert, feuilles entières"));
  expect(find("the vert")).toBe(4);
  expect(find("feui")).toBe(3);
  expect(find("uilles")).toBe(2);
  expect(find("fuilles")).toBe(0);
  expect(find("the cup")).toBe(0);
  expect(find("")).toBe(0);
});

test.each([
  ["en", "cofee", "coffee"],
  ["en", "Cofeé", "coffee"],
  ["en", "stonewear mug", "stoneware mug"],
  ["en", "tide-lime mug", "tide-line mug"],
  ["en", "linen xyzzyq", "linen"],
  ["fr", "cafee", "café"],
  ["nl", "kofie", "koffie"],
  ["de", "Kafee", "kaffee"],
  ["en", "xyzzyq", ""],
  ["en", "qwrtpsdf", ""],
  ["fr", "zzz", ""],
] as const)("SRC-01 in %s, %s means %j", (culture, typed, meant) => expect(meantText(culture, typed)).toBe(meant));

test("SRC-01 suggestions have a price, no codes that nobody asked for, and sold-out products last; a typo is forgiven", () => {
  const ask = (q: string) => suggestions("en", { q, nbrResults: 30, accuracy: 0.3 });
  const { Suggestions: found, Total } = ask("coffee");
  const drawn = found.filter(({ Group }) => !Group);
  expect(Total).toBeGreaterThanOrEqual(drawn.length);
  expect(drawn.every(({ Price, SKU, BrandSKU }) => /€/.test(Price!) && !SKU && !BrandSKU)).toBe(true);
  const states = drawn.map(({ CurrentStockState }) => CurrentStockState === "OutOfStock");
  expect(states).toContain(true);
  expect(states).toEqual(states.toSorted());
  const forgiven = ask("cofee");
  expect(forgiven.Total).toBe(Total);
  expect(forgiven.Suggestions[0]!.Group).toBe("No match for “cofee”. Showing results for “coffee”.");
  expect(ask("xyzzyq")).toEqual({ Suggestions: [], Total: 0 });
});
