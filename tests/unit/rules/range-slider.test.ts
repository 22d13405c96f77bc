import * as fc from "fast-check";
import { expect, test } from "vitest";
import { handlesOf, settle, snap, spoken } from "../../../islands/form/range-slider/rules.ts";

const scale = { min: 0, max: 100, step: 5 };

test("OPT-06 a value goes to the nearest step, never beyond the ends", () => {
  expect([-3, 0, 2, 2.5, 3, 98, 250].map((value) => snap(value, scale))).toEqual([0, 0, 0, 5, 5, 100, 100]);
  expect([12, 14].map((value) => snap(value, { min: 3, max: 20, step: 4 }))).toEqual([11, 15]);
  // The last step is a short one.
  expect([17, 18, 19.4, 19.6].map((value) => snap(value, { min: 3, max: 20, step: 4 }))).toEqual([19, 19, 19, 20]);
  expect(snap(0.3, { min: 0, max: 1, step: 0.1 })).toBe(0.3);
});

const scales = fc
  .tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 5000 }))
  .map(([min, width, step]) => ({ min, max: min + width, step: step / 1000 }));

test("OPT-06 whatever is typed becomes a value of the scale, and the nearest one", () => {
  fc.assert(
    fc.property(scales, fc.integer({ min: -3_000_000, max: 3_000_000 }), (scale, thousandths) => {
      const value = thousandths / 1000;
      const snapped = snap(value, scale);
      expect(snapped).toBeGreaterThanOrEqual(scale.min);
      expect(snapped).toBeLessThanOrEqual(scale.max);
      const steps = Math.round((snapped - scale.min) * 1000) % Math.round(scale.step * 1000);
      expect(steps === 0 || snapped === scale.max).toBe(true);
      expect(snap(snapped, scale)).toBe(snapped);
      if (value >= scale.min && value <= scale.max)
        expect(Math.abs(snapped - value)).toBeLessThanOrEqual(scale.step / 2 + 1e-9);
    }),
  );
});

test("OPT-06 of two values the one that was changed stays between its neighbours", () => {
  expect(settle(["90", "60"], 0, scale)).toEqual([60, 60]);
  expect(settle(["20", "10"], 1, scale)).toEqual([20, 20]);
  expect(settle(["22", "60"], 0, scale)).toEqual([20, 60]);
  fc.assert(
    fc.property(
      fc.integer({ min: -20, max: 120 }),
      fc.integer({ min: -20, max: 120 }),
      fc.integer({ min: 0, max: 1 }),
      (from, to, changed) => {
        const [low, high] = settle([String(from), String(to)], changed, scale);
        // The other one is as it was typed: with both out of order the changed one gives way.
        expect(low!).toBeLessThanOrEqual(high!);
      },
    ),
  );
});

test("OPT-06 an empty input, and what is no number, stand for their end of the slider", () => {
  expect(settle(["", "many"], 0, scale)).toEqual([null, null]);
  expect(handlesOf([null, null], scale)).toEqual([0, 100]);
  expect(handlesOf([null], { ...scale, min: 10 })).toEqual([10]);
  expect(handlesOf([20, 40], scale)).toEqual([20, 40]);
});

test("OPT-06 LOC-06 a value is said with its currency, its unit or its word", () => {
  expect(spoken(40, "EUR", "en")).toBe("€40");
  expect(spoken(2.5, "EUR", "en")).toBe("€2.50");
  expect(spoken(40, "EUR", "fr-BE").replace(/\s/g, " ")).toBe("40 €");
  expect(spoken(2, "kilogram", "en")).toBe("2 kilograms");
  expect(spoken(2.5, "personnes", "fr-BE")).toBe("2,5 personnes");
  expect(spoken(2.5, undefined, "nl-BE")).toBe("2,5");
  expect([
    spoken(2.5, undefined, "nl_BE"),
    spoken(2, "kilogram", "nl_BE"),
    spoken(2.5, undefined, "no language"),
  ]).toEqual(["2,5", "2 kilogram", "2.5"]);
});
