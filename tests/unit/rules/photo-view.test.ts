import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bounded,
  contained,
  FITTED,
  greatestScale,
  lensOffset,
  scaledTo,
  type Size,
} from "../../../shared/photo/view.ts";

const side = fc.integer({ min: 1, max: 4000 });
const size = fc.record({ width: side, height: side });
const anywhere = fc.record({
  x: fc.double({ min: -9000, max: 9000, noNaN: true }),
  y: fc.double({ min: -9000, max: 9000, noNaN: true }),
});
const near = (a: number, b: number): void =>
  expect(Math.abs(a - b)).toBeLessThan(1e-6 * Math.max(1, Math.abs(a), Math.abs(b)));

describe("the lens", () => {
  test("OPT-02 what is under the pointer stays under it", () => {
    expect(lensOffset({ x: 100, y: 50 }, { width: 400, height: 200 }, 3)).toEqual({ x: -200, y: -100 });
  });

  test("OPT-02 wherever the pointer is, the magnified photo covers the whole place of the small one", () => {
    fc.assert(
      fc.property(size, anywhere, fc.double({ min: 1.1, max: 10, noNaN: true }), (box, pointer, magnification) => {
        const { x, y } = lensOffset(pointer, box, magnification);
        expect(x).toBeLessThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(0);
        expect(x + box.width * magnification).toBeGreaterThanOrEqual(box.width - 1e-6);
        expect(y + box.height * magnification).toBeGreaterThanOrEqual(box.height - 1e-6);
      }),
    );
  });
});

describe("the large photo", () => {
  test("OPT-02 it fits into the window in its own proportions, and touches two of its edges", () => {
    fc.assert(
      fc.property(size, size, (photo, stage) => {
        const fitted = contained(photo, stage);
        near(fitted.width / fitted.height, photo.width / photo.height);
        expect(fitted.width).toBeLessThanOrEqual(stage.width + 1e-6);
        expect(fitted.height).toBeLessThanOrEqual(stage.height + 1e-6);
        near(Math.min(stage.width - fitted.width, stage.height - fitted.height), 0);
      }),
    );
  });

  test("OPT-02 a photo of no size fills its stage", () => {
    expect(contained({ width: 0, height: 0 }, { width: 8, height: 6 })).toEqual({ width: 8, height: 6 });
  });

  test.each<[Size, number]>([
    [{ width: 800, height: 800 }, 4],
    [{ width: 3200, height: 3200 }, 8],
    [{ width: 9000, height: 9000 }, 10],
    [{ width: 0, height: 0 }, 4],
  ])("OPT-02 a photo of %j, shown 800 wide, can be seen %d times as large", (photo, greatest) =>
    expect(greatestScale(photo, { width: 800, height: 800 })).toBe(greatest),
  );

  test("OPT-02 however it is moved and scaled, no gap opens beside a photo that could fill the window", () => {
    fc.assert(
      fc.property(size, size, anywhere, fc.double({ min: 0.01, max: 90, noNaN: true }), (photo, stage, at, scale) => {
        const fitted = contained(photo, stage);
        const view = bounded({ ...at, scale }, fitted, stage, 8);
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(8);
        for (const [middle, length, room] of [
          [view.x, fitted.width * view.scale, stage.width],
          [view.y, fitted.height * view.scale, stage.height],
        ] as const) {
          if (length <= room) near(middle, 0);
          else expect(Math.abs(middle)).toBeLessThanOrEqual((length - room) / 2 + 1e-6);
        }
      }),
    );
  });

  test("OPT-02 bounds that are kept are kept: to bound twice changes nothing more", () => {
    fc.assert(
      fc.property(size, size, anywhere, fc.double({ min: 0.1, max: 20, noNaN: true }), (photo, stage, at, scale) => {
        const fitted = contained(photo, stage);
        const once = bounded({ ...at, scale }, fitted, stage, 6);
        expect(bounded(once, fitted, stage, 6)).toEqual(once);
      }),
    );
  });

  test("OPT-02 what is under the fingers stays under them, and in and out again leads back", () => {
    fc.assert(
      fc.property(
        anywhere,
        anywhere,
        fc.double({ min: 1, max: 10, noNaN: true }),
        fc.double({ min: 1, max: 10, noNaN: true }),
        (from, at, before, after) => {
          const view = { ...from, scale: before };
          const next = scaledTo(view, after, at);
          near((at.x - view.x) / view.scale, (at.x - next.x) / next.scale);
          near((at.y - view.y) / view.scale, (at.y - next.y) / next.scale);
          const back = scaledTo(next, before, at);
          expect(Math.abs(back.x - view.x)).toBeLessThan(1e-3);
          expect(back.scale).toBe(before);
        },
      ),
    );
    expect(scaledTo(FITTED, 2, { x: 10, y: -4 })).toEqual({ scale: 2, x: -10, y: 4 });
  });
});
