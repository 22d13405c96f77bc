import { expect, test } from "vitest";
import { parseDecimal } from "../../../../shared/number/decimal.ts";
import { type Bounds, correct, problemOf, stepped } from "../../../../islands/cart/quantity/rules.ts";

const plain: Bounds = { min: 1, max: 0, step: 1 };
const sixes: Bounds = { min: 6, max: 48, step: 6 };
const kilos: Bounds = { min: 0.1, max: 0, step: 0.05 };

test.each<[string, Bounds, number, number | null]>([
  ["", plain, 1, null],
  ["abc", plain, 3, null],
  ["1e3", plain, 1, null],
  ["0", plain, 1, 1],
  ["-4", plain, 1, 1],
  ["7", plain, 1, 7],
  ["99999", plain, 1, 99999],
  ["100", { ...plain, max: 20 }, 1, 20],
  ["20", { ...plain, max: 20 }, 1, 20],
  ["0,05", kilos, 0.25, 0.1],
  ["0,333", kilos, 0.25, 0.333],
])("QTY-01 QTY-02 typing %j within %j after %d gives %j", (text, bounds, previous, result) => {
  expect(correct(parseDecimal(text), bounds, previous)).toBe(result);
});

test("QTY-03 with a step of 6, typing 8 upwards becomes 12", () =>
  expect(correct(parseDecimal("8"), sixes, 6)).toBe(12));
test("QTY-03 with a step of 6, typing 8 downwards becomes 6", () =>
  expect(correct(parseDecimal("8"), sixes, 12)).toBe(6));
test("QTY-03 a multiple of the step is not changed, from a lower or a higher quantity", () => {
  expect(correct(parseDecimal("18"), sixes, 6)).toBe(18);
  expect(correct(parseDecimal("18"), sixes, 48)).toBe(18);
});
test("QTY-03 a decimal step above 1 has no binary rounding errors", () =>
  expect(correct(parseDecimal("4.6"), { min: 0, max: 0, step: 1.1 }, 0)).toBe(5.5));
test("QTY-02 rounding up to a step never exceeds the maximum", () =>
  expect(correct(parseDecimal("49"), { ...sixes, max: 50 }, 6)).toBe(50));
test("QTY-02 out-of-range values become the bound, even if it is not a multiple of the step", () => {
  const odd = { min: 7, max: 33, step: 5 };
  expect([
    correct(parseDecimal("6"), odd, 1),
    correct(parseDecimal("6"), odd, 10),
    correct(parseDecimal("34"), odd, 30),
    correct(parseDecimal("34"), odd, 40),
  ]).toEqual([7, 7, 33, 33]);
});
test("QTY-03 a typed minimum that is not a multiple of the step is valid and not changed", () => {
  expect(problemOf(4, { min: 4, max: 0, step: 6 }, true)).toBeNull();
  expect(correct(parseDecimal("4"), { min: 4, max: 0, step: 6 }, 4)).toBe(4);
});

test.each<[string, Bounds, boolean, string | null]>([
  ["", plain, true, "Quantity.Number"],
  ["x", plain, false, "Quantity.Number"],
  ["1,5", plain, true, "Quantity.Decimal"],
  ["1,0", plain, true, null],
  ["1,5", kilos, false, null],
  ["0", plain, true, "Quantity.Minimum"],
  ["49", sixes, true, "Quantity.Maximum"],
  ["8", sixes, true, "Quantity.Step"],
  ["12", sixes, true, null],
  ["50", { ...sixes, max: 50 }, true, null],
  ["1000000", plain, true, null],
])("QTY-07 %j within %j, in pieces %j, has the problem %j", (text, bounds, whole, problem) => {
  expect(problemOf(parseDecimal(text), bounds, whole)).toBe(problem);
});

test.each<[string, Bounds, 1 | -1, number]>([
  ["1", plain, 1, 2],
  ["1", plain, -1, 1],
  ["", plain, 1, 1],
  ["", sixes, -1, 6],
  ["48", sixes, 1, 48],
  ["8", sixes, 1, 18],
  ["8", sixes, -1, 0 + 6],
  ["0,25", kilos, 1, 0.3],
  ["0.3", kilos, -1, 0.25],
  ["0,1", kilos, -1, 0.1],
])("QTY-01 QTY-03 %j within %j, stepped by %d, becomes %d", (text, bounds, direction, result) => {
  expect(stepped(parseDecimal(text), bounds, direction, bounds !== kilos)).toBe(result);
});

test("QTY-07 plus and minus change a fraction of a piece to the next whole quantity", () => {
  expect([
    stepped(parseDecimal("1,5"), plain, 1, true),
    stepped(parseDecimal("1,5"), plain, -1, true),
    stepped(parseDecimal("8,5"), sixes, 1, true),
  ]).toEqual([2, 1, 12]);
});
