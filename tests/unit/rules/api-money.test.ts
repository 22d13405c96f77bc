import { assert, double, property } from "fast-check";
import { expect, test } from "vitest";
import { toMainUnit, toMoney } from "../../../shared/api/money.ts";

test.each([
  [0, 0, 0],
  [12.5, 125, 1],
  [0.1, 1, 1],
  [-3.99, -399, 2],
  [1234, 1234, 0],
  [1e-7, 1, 7],
  [1.25e-7, 125, 9],
])("money: %d is %d in units of 10^-%d", (value, amount, scale) => {
  expect(toMoney(value, "EUR")).toEqual({ amount, scale, currency: "EUR" });
  expect(toMainUnit(toMoney(value, "EUR"))).toBe(value);
});

test("money: a number of up to 15 digits comes back unchanged, from a whole amount", () =>
  assert(
    property(double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }), (any) => {
      const value = Number(any.toPrecision(15)) || 0;
      const money = toMoney(value, "EUR");
      expect(Number.isSafeInteger(money.amount)).toBe(true);
      expect(toMainUnit(money)).toBe(value);
    }),
  ));
