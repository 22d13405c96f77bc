import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isInViewport, MIN_RATIO, thresholds } from "../../../../islands/content/scroll-animation/rules.ts";

test.each([
  [0, 0, false],
  [0.05, 20, false],
  [0.1, 40, true],
  [1, 400, true],
])("SUI-02 an element with visible ratio %d and %d visible pixels is in the window: %j", (ratio, seen, expected) =>
  expect(isInViewport({ ratio, visibleHeight: seen, windowHeight: 800 })).toBe(expected),
);

test("SUI-02 a very tall element is in the window once it fills a tenth of it", () => {
  expect(isInViewport({ ratio: 0.002, visibleHeight: 79, windowHeight: 800 })).toBe(false);
  expect(isInViewport({ ratio: 0.002, visibleHeight: 80, windowHeight: 800 })).toBe(true);
});

test("SUI-02 very tall elements are observed before they fill a quarter of the window", () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 100, noNaN: true }), (windows) => {
      const threshold = thresholds.find((ratio) =>
        isInViewport({ ratio, visibleHeight: ratio * windows * 800, windowHeight: 800 }),
      );
      expect(threshold! * windows).toBeLessThan(0.25);
    }),
  );
});

test("SUI-02 the observer's thresholds ascend and include the minimum ratio", () => {
  expect(thresholds).toContain(MIN_RATIO);
  expect([...thresholds].sort((a, b) => a - b)).toEqual(thresholds);
});
