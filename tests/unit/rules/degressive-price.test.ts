import { assert, integer, property, shuffledSubarray } from "fast-check";
import { expect, test } from "vitest";
import { readStep, stepOf } from "../../../islands/product/degressive-price/rules.ts";

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
])("PRO-06 at %s one costs %s, and then %s from %s more on", (quantity, now, then, more) => {
  const { current, next, more: wanting } = stepOf(steps, quantity);
  expect([current?.price, next?.price, wanting]).toEqual([now, then, more]);
});

test("PRO-06 what is no quantity is at no step", () => expect(stepOf(steps, null)).toEqual({ more: 0 }));

test("PRO-06 a step that costs no less is not named", () => {
  expect(
    stepOf(
      [
        { from: 1, price: 5 },
        { from: 10, price: 5 },
        { from: 20, price: 4 },
      ],
      3,
    ).next,
  ).toEqual({ from: 20, price: 4 });
});

test("PRO-06 thousandths stay exact", () =>
  expect(
    stepOf(
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
      expect(stepOf(rows, quantity)).toEqual(stepOf(steps, quantity));
    }),
  ));

test.each<[string | undefined, string | undefined, object | null]>([
  ["6", "10.80", { from: 6, price: 10.8 }],
  ["0,5", "10,8", { from: 0.5, price: 10.8 }],
  ["six", "1", null],
  ["6", undefined, null],
  ["6", "€ 5", null],
  ["-1", "5", null],
])("PRO-06 a row with %j and %j is %j", (from, price, step) => expect(readStep(from, price)).toEqual(step));
