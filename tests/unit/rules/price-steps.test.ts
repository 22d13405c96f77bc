import { assert, integer, property, shuffledSubarray } from "fast-check";
import { expect, test } from "vitest";
import { readStep, findSteps } from "../../../shared/cart/price-steps.ts";

const steps = [
  { from: 1, price: 12 },
  { from: 6, price: 10.8 },
  { from: 12, price: 9 },
];

test.each([
  [1, 12, 10.8, 5],
  [5, 12, 10.8, 1],
  [6, 10.8, 9, 6],
  [11, 10.8, 9, 1],
  [12, 9, undefined, 0],
  [900, 9, undefined, 0],
  [0.5, undefined, 12, 0.5],
])("PRO-06 at quantity %s the price is %s, and the next price %s needs %s more", (quantity, now, then, more) => {
  const { current, next, more: wanting } = findSteps(steps, quantity);
  expect([current?.price, next?.price, wanting]).toEqual([now, then, more]);
});

test("PRO-06 an invalid quantity has no step", () => expect(findSteps(steps, null)).toEqual({ more: 0 }));

test("PRO-06 a step without a lower price is skipped", () => {
  expect(
    findSteps(
      [
        { from: 1, price: 5 },
        { from: 10, price: 5 },
        { from: 20, price: 4 },
      ],
      3,
    ).next,
  ).toEqual({ from: 20, price: 4 });
});

test("PRO-06 decimal quantities are computed without rounding errors", () =>
  expect(
    findSteps(
      [
        { from: 0.1, price: 3 },
        { from: 0.3, price: 2 },
      ],
      0.2,
    ).more,
  ).toBe(0.1));

test("PRO-06 the order of the rows does not matter", () =>
  assert(
    property(shuffledSubarray(steps, { minLength: 3 }), integer({ min: 1, max: 99 }), (rows, quantity) => {
      expect(findSteps(rows, quantity)).toEqual(findSteps(steps, quantity));
    }),
  ));

test.each<[string | undefined, string | undefined, object | null]>([
  ["6", "10.80", { from: 6, price: 10.8 }],
  ["0,5", "10,8", { from: 0.5, price: 10.8 }],
  ["six", "1", null],
  ["6", undefined, null],
  ["6", "€ 5", null],
  ["-1", "5", null],
])("PRO-06 a row with quantity %j and price %j is read as %j", (from, price, step) =>
  expect(readStep(from, price)).toEqual(step),
);
