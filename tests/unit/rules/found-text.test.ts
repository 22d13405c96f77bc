import { expect, test } from "vitest";
import { fit, isOneAway, wordsOf } from "../../../fixtures-html/cms/shop/found-text.ts";

test.each([
  ["cofee", "coffee", true],
  ["coffe", "coffee", true],
  ["coffeee", "coffee", true],
  ["cofefe", "coffee", true],
  ["caffee", "coffee", true],
  ["cofe", "coffee", false],
  ["tea", "coffee", false],
])("SRC-01 %s is %s but for one sign: %s", (a, b, is) => expect(isOneAway(a, b)).toBe(is));

test("SRC-01 what begins a word is found before what stands in it, and a typo is forgiven only when it is asked for", () => {
  const find = (q: string, accuracy = 0.3): number => fit(wordsOf(q), wordsOf("Thé vert, feuilles entières"), accuracy);
  expect(find("the vert")).toBe(4);
  expect(find("feui")).toBe(3);
  expect(find("uilles")).toBe(2);
  expect(find("fuilles")).toBe(1);
  expect(find("fuilles", 1)).toBe(0);
  expect(find("the cup")).toBe(0);
  expect(find("")).toBe(0);
});
