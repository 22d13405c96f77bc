import { expect, test } from "vitest";
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

test("SRC-01 ranks word starts, inner matches, then typos; full accuracy excludes typos", () => {
  const find = (q: string, accuracy = 0.3): number =>
    matchScore(splitWords(q), splitWords("Thé vert, feuilles entières"), accuracy);
  expect(find("the vert")).toBe(4);
  expect(find("feui")).toBe(3);
  expect(find("uilles")).toBe(2);
  expect(find("fuilles")).toBe(1);
  expect(find("fuilles", 1)).toBe(0);
  expect(find("the cup")).toBe(0);
  expect(find("")).toBe(0);
});
