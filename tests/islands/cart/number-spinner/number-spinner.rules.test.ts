import { expect, test } from "vitest";
import { canGoDown, numberOf, nextNumber } from "../../../../islands/cart/number-spinner/rules.ts";

test.each([
  ["", 0],
  ["abc", 0],
  ["-2", -2],
  ["1,5", 1.5],
  ["1.000,5", 0],
])("QTY-08 the text %j is read as %d", (text, value) => expect(numberOf(text)).toBe(value));

test.each<[string, 1 | -1, boolean, number]>([
  ["0", -1, false, -1],
  ["0", -1, true, 0],
  ["0,5", -1, true, 0],
  ["-3", 1, true, 0],
  ["-3", 1, false, -2],
  ["x", 1, true, 1],
  ["0.1", 1, false, 1.1],
])("QTY-08 %j stepped by %d, no negatives %j, gives %d", (text, direction, noNegative, result) => {
  expect(nextNumber(text, direction, noNegative)).toBe(result);
});

test.each<[string, boolean, boolean]>([
  ["0", true, false],
  ["-1", true, false],
  ["x", true, false],
  ["0,5", true, true],
  ["0", false, true],
  ["-9", false, true],
])("QTY-08 at %j, no negatives %j, the minus button is enabled: %j", (text, noNegative, works) =>
  expect(canGoDown(text, noNegative)).toBe(works),
);
