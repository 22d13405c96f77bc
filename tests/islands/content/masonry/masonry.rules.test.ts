import * as fc from "fast-check";
import { expect, test } from "vitest";
import { rowHeight, spanOf } from "../../../../islands/content/masonry/rules.ts";

const heights = fc.array(fc.double({ min: 0, max: 3000, noNaN: true }), { minLength: 1, maxLength: 200 });
const gap = fc.double({ min: 0, max: 64, noNaN: true });

test("OPT-11 an item spans its height and gap, rounded up to whole rows", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 3000, noNaN: true }),
      gap,
      fc.integer({ min: 1, max: 40 }),
      (height, gap, row) => {
        const room = spanOf(height, gap, row) * row;
        expect(room).toBeGreaterThanOrEqual(height + gap);
        expect(room - row).toBeLessThan(height + gap);
      },
    ),
  );
});

test("OPT-11 an item without height spans one row", () => expect(spanOf(0, 0, 1)).toBe(1));

test("OPT-11 an ordinary gallery uses rows of one pixel", () =>
  expect(
    rowHeight(
      Array.from({ length: 14 }, () => 400),
      24,
    ),
  ).toBe(1));

test("OPT-11 a long gallery in one column needs fewer than 10,000 grid rows", () => {
  fc.assert(
    fc.property(heights, gap, (heights, gap) => {
      const row = rowHeight(heights, gap);
      expect(heights.reduce((lines, height) => lines + spanOf(height, gap, row), 0)).toBeLessThan(10_000);
    }),
  );
});

/** Places items like the browser: each starts in the shortest column, and never above the previous item. */
function placed(spans: readonly number[], columns: number): { column: number; line: number }[] {
  const ends = Array.from({ length: columns }, () => 0);
  return spans.map((span) => {
    const line = Math.min(...ends);
    const column = ends.indexOf(line);
    ends[column] = line + span;
    return { column, line };
  });
}

test("OPT-11 items start in page order, and columns end at most one item apart", () => {
  fc.assert(
    fc.property(heights, gap, fc.integer({ min: 1, max: 6 }), (heights, gap, columns) => {
      const row = rowHeight(heights, gap);
      const spans = heights.map((height) => spanOf(height, gap, row));
      const places = placed(spans, columns);
      places.slice(1).forEach(({ line }, index) => expect(line).toBeGreaterThanOrEqual(places[index]!.line));
      const ends = Array.from({ length: columns }, (_, column) =>
        Math.max(0, ...places.map((place, index) => (place.column === column ? place.line + spans[index]! : 0))),
      );
      expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(Math.max(...spans));
    }),
  );
});
