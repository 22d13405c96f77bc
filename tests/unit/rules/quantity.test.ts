import { expect, test } from "vitest";
import { parseDecimal } from "../../../shared/decimal.ts";
import { type Bounds, correct, problemOf, stepped } from "../../../islands/cart/quantity/rules.ts";

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
  expect(correct(text, bounds, previous)).toBe(result);
});

test("QTY-03 with a step of 6, typing 8 upwards becomes 12", () => expect(correct("8", sixes, 6)).toBe(12));
test("QTY-03 with a step of 6, typing 8 downwards becomes 6", () => expect(correct("8", sixes, 12)).toBe(6));
test("QTY-03 a multiple of the step stays, whichever way it was reached", () => {
  expect(correct("18", sixes, 6)).toBe(18);
  expect(correct("18", sixes, 48)).toBe(18);
});
test("QTY-03 a step of a half that is above 1 has no binary faults", () =>
  expect(correct("4.6", { min: 0, max: 0, step: 1.1 }, 0)).toBe(5.5));
test("QTY-02 a maximum that is no multiple has the last word", () =>
  expect(correct("49", { ...sixes, max: 50 }, 6)).toBe(50));
test("QTY-02 below the minimum becomes the minimum and above the maximum the maximum, be they no multiples", () => {
  const odd = { min: 7, max: 33, step: 5 };
  expect([correct("6", odd, 1), correct("6", odd, 10), correct("34", odd, 30), correct("34", odd, 40)]).toEqual([
    7, 7, 33, 33,
  ]);
});
test("QTY-03 a minimum that is no multiple stays when it is typed again", () => {
  expect(problemOf(4, { min: 4, max: 0, step: 6 }, true)).toBeNull();
  expect(correct("4", { min: 4, max: 0, step: 6 }, 4)).toBe(4);
});

test.each<[string, Bounds, boolean, string | null]>([
  ["", plain, true, "number"],
  ["x", plain, false, "number"],
  ["1,5", plain, true, "decimal"],
  ["1,0", plain, true, null],
  ["1,5", kilos, false, null],
  ["0", plain, true, "minimum"],
  ["49", sixes, true, "maximum"],
  ["8", sixes, true, "step"],
  ["12", sixes, true, null],
  ["50", { ...sixes, max: 50 }, true, null],
  ["1000000", plain, true, null],
])("QTY-07 %j within %j, in pieces %j: what is wrong is %j", (text, bounds, whole, problem) => {
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
])("QTY-01 QTY-03 from %j within %j a step of direction %d leads to %d", (text, bounds, direction, result) => {
  expect(stepped(text, bounds, direction, bounds !== kilos)).toBe(result);
});

test("QTY-07 plus and minus lead from a decimal of a piece to the next whole number", () => {
  expect([stepped("1,5", plain, 1, true), stepped("1,5", plain, -1, true), stepped("8,5", sixes, 1, true)]).toEqual([
    2, 1, 12,
  ]);
});
