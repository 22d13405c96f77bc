import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isIn, RATIO, thresholds } from "../../../islands/content/scroll-animation/rules.ts";

test.each([
  [0, 0, false],
  [0.05, 20, false],
  [0.1, 40, true],
  [1, 400, true],
])("SUI-02 an element with %d of it in the window, %d pixels high, is in it: %j", (ratio, seen, expected) =>
  expect(isIn({ ratio, seen, window: 800 })).toBe(expected),
);

test("SUI-02 what is too high to show a tenth of itself is in the window once it fills a tenth of that", () => {
  expect(isIn({ ratio: 0.002, seen: 79, window: 800 })).toBe(false);
  expect(isIn({ ratio: 0.002, seen: 80, window: 800 })).toBe(true);
});

test("SUI-02 of an element up to a hundred windows high the observer tells before it fills a quarter of the window", () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 100, noNaN: true }), (windows) => {
      const told = thresholds.find((ratio) => isIn({ ratio, seen: ratio * windows * 800, window: 800 }));
      expect(told! * windows).toBeLessThan(0.25);
    }),
  );
});

test("SUI-02 the observer tells of a tenth, and its shares rise", () => {
  expect(thresholds).toContain(RATIO);
  expect([...thresholds].sort((a, b) => a - b)).toEqual(thresholds);
});
