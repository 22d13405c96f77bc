import * as fc from "fast-check";
import { expect, test } from "vitest";
import { wrapIndex, indexAfterDrag } from "../../../../islands/product/photos-360/rules.ts";

test("PRO-07 the frame index wraps around at both ends", () => {
  expect([wrapIndex(36, 36), wrapIndex(-1, 36), wrapIndex(-73, 36)]).toEqual([0, 35, 35]);
  fc.assert(
    fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 72 }), (index, count) => {
      const at = wrapIndex(index, count);
      expect(at >= 0 && at < count && Object.is(at, Math.abs(at))).toBe(true);
    }),
  );
});

test("PRO-07 a drag across the whole photo is one full turn", () => {
  expect(indexAfterDrag(0, 100, 400, 36)).toBe(9);
  expect(indexAfterDrag(5, -400, 400, 36)).toBe(5);
  expect(indexAfterDrag(2, -33, 400, 36)).toBe(35);
  expect(indexAfterDrag(3, 1, 0, 36)).toBe(3);
});
