import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import {
  constrain,
  describeValue,
  handlePositions,
  isUnknown,
  plainText,
  snap,
} from "../../../../islands/form/range-slider/rules.ts";

const scale = { min: 0, max: 100, step: 5 };

test("OPT-06 a value snaps to the nearest step, never beyond the ends", () => {
  expect([-3, 0, 2, 2.5, 3, 98, 250].map((value) => snap(value, scale))).toEqual([0, 0, 0, 5, 5, 100, 100]);
  expect([12, 14].map((value) => snap(value, { min: 3, max: 20, step: 4 }))).toEqual([11, 15]);
  // The last step is shorter.
  expect([17, 18, 19.4, 19.6].map((value) => snap(value, { min: 3, max: 20, step: 4 }))).toEqual([19, 19, 19, 20]);
  expect(snap(0.3, { min: 0, max: 1, step: 0.1 })).toBe(0.3);
});

const scales = fc
  .tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 5000 }))
  .map(([min, width, step]) => ({ min, max: min + width, step: step / 1000 }));

test("OPT-06 any number snaps to the nearest value of the scale", () => {
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

test("OPT-06 a changed value never passes the other value", () => {
  expect(constrain(["90", "60"], 0, scale)).toEqual([60, 60]);
  expect(constrain(["20", "10"], 1, scale)).toEqual([20, 20]);
  expect(constrain(["22", "60"], 0, scale)).toEqual([20, 60]);
  fc.assert(
    fc.property(
      fc.integer({ min: -20, max: 120 }),
      fc.integer({ min: -20, max: 120 }),
      fc.integer({ min: 0, max: 1 }),
      (from, to, changed) => {
        const [low, high] = constrain([String(from), String(to)], changed, scale);
        // The other bound stays as typed; if both are out of order, the changed one is adjusted.
        expect(low!).toBeLessThanOrEqual(high!);
      },
    ),
  );
});

test("OPT-06 an empty or non-numeric input puts its handle at its end of the slider", () => {
  expect(constrain(["", "many"], 0, scale)).toEqual([null, null]);
  expect(handlePositions([null, null], scale)).toEqual([0, 100]);
  expect(handlePositions([null], { ...scale, min: 10 })).toEqual([10]);
  expect(handlePositions([20, 40], scale)).toEqual([20, 40]);
});

test("OPT-06 LOC-06 a value is described with its currency, unit or word", () => {
  expect(describeValue(40, "EUR", "en")).toBe("€40");
  expect(describeValue(2.5, "EUR", "en")).toBe("€2.50");
  expect(describeValue(40, "EUR", "fr-BE").replace(/\s/g, " ")).toBe("40 €");
  expect(describeValue(2, "kilogram", "en")).toBe("2 kilograms");
  expect(describeValue(2.5, "personnes", "fr-BE")).toBe("2,5 personnes");
  expect(describeValue(2.5, undefined, "nl-BE")).toBe("2,5");
  const warning = vi.spyOn(console, "warn").mockReturnValue();
  expect([
    describeValue(2.5, undefined, "nl_BE"),
    describeValue(2, "kilogram", "nl_BE"),
    describeValue(2.5, undefined, "no language"),
  ]).toEqual(["2,5", "2 kilogram", "2.5"]);
  expect(warning).toHaveBeenCalledOnce();
});

test.each([
  ["en", "1,500", "1500", [false, false]],
  ["en", "1.500", "1.500", [true, false]],
  ["nl-BE", "1.500", "1500", [false, false]],
  ["nl-BE", "1,500", "1,500", [true, false]],
  ["fr-BE", "1.500", "1500", [false, false]],
  ["en", "1.50", "1.50", [false, false]],
  ["en", "3 kg", "3 kg", [true, true]],
  ["en", "1'000", "1'000", [true, true]],
  ["en", "many", "many", [false, false]],
])(
  "OPT-06 in %s, %j is read as %j, unless it is unknown, with whole steps and others: %j",
  (locale, value, text, un) => {
    const input = { value, defaultValue: "", type: "text" };
    expect(plainText(input, locale)).toBe(text);
    expect([1, 0.5].map((step) => isUnknown(input, { min: 0, max: 5000, step }, locale))).toEqual(un);
    // The server's own text is a decimal.
    if (/[.,]/.test(value)) expect(plainText({ ...input, defaultValue: value }, locale)).toBe(value);
  },
);
