import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { afterKey, clampIndex, centredOffset } from "../../../../islands/product/gallery/rules.ts";
import { swipeDirection } from "../../../../shared/photo/swipe.ts";

describe("PRO-01 the keys of the gallery", () => {
  test("left and right arrows follow the reading direction and stop at the ends", () => {
    expect(afterKey("ArrowRight", 0, 3, false, false)).toBe(1);
    expect(afterKey("ArrowRight", 2, 3, false, false)).toBe(2);
    expect(afterKey("ArrowLeft", 0, 3, false, false)).toBe(0);
    expect(afterKey("ArrowLeft", 0, 3, true, false)).toBe(1);
    expect(afterKey("ArrowRight", 1, 3, true, false)).toBe(0);
    expect(afterKey("Home", 2, 3, false, false)).toBe(0);
    expect(afterKey("End", 0, 3, true, false)).toBe(2);
  });
  test("up and down arrows are handled only in the column of thumbnails", () => {
    expect(afterKey("ArrowDown", 0, 3, false, false)).toBeNull();
    expect(afterKey("ArrowDown", 0, 3, false, true)).toBe(1);
    expect(afterKey("ArrowUp", 1, 3, true, true)).toBe(0);
    expect(afterKey("Enter", 1, 3, false, true)).toBeNull();
  });
  test("every key leads to an existing photo, or to none", () => {
    const key = fc.constantFrom("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "Home", "End", "x");
    fc.assert(
      fc.property(
        key,
        fc.integer({ min: 1, max: 30 }),
        fc.nat(),
        fc.boolean(),
        fc.boolean(),
        (key, count, at, isRightToLeft, isColumn) => {
          const index = afterKey(key, at % count, count, isRightToLeft, isColumn);
          expect(index === null || (index >= 0 && index < count)).toBe(true);
        },
      ),
    );
    expect([clampIndex(-1, 3), clampIndex(7, 3)]).toEqual([0, 2]);
  });
});

test("PRO-01 the current thumbnail is centred, as far as its list can scroll", () => {
  // Nine thumbnails of 84 px with gaps of 8 px; five are visible.
  const at = (index: number): number => centredOffset(index * 92, 84, 452, 820);
  expect([at(0), at(2), at(3), at(6), at(8)]).toEqual([0, 0, 92, 368, 368]);
  expect(centredOffset(92, 84, 452, 200)).toBe(0);
});

test("PRO-01 a long horizontal swipe shows the next or previous photo", () => {
  expect(swipeDirection({ x: -80, y: 10 }, 360)).toBe(1);
  expect(swipeDirection({ x: 80, y: -10 }, 360)).toBe(-1);
  expect(swipeDirection({ x: -40, y: 0 }, 360)).toBe(0);
  expect(swipeDirection({ x: -80, y: 200 }, 360)).toBe(0);
  expect(swipeDirection({ x: 0, y: 0 }, 0)).toBe(0);
});
