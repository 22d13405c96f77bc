import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  clampView,
  fitInto,
  FITTED,
  maximumScale,
  lensOffset,
  scaleAround,
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
  test("OPT-02 the point under the pointer stays under it", () => {
    expect(lensOffset({ x: 100, y: 50 }, { width: 400, height: 200 }, 3)).toEqual({ x: -200, y: -100 });
  });

  test("OPT-02 the magnified photo covers the small one at any pointer position", () => {
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
  test("OPT-02 it fits the window in its aspect ratio and touches two edges", () => {
    fc.assert(
      fc.property(size, size, (photo, stage) => {
        const fitted = fitInto(photo, stage);
        near(fitted.width / fitted.height, photo.width / photo.height);
        expect(fitted.width).toBeLessThanOrEqual(stage.width + 1e-6);
        expect(fitted.height).toBeLessThanOrEqual(stage.height + 1e-6);
        near(Math.min(stage.width - fitted.width, stage.height - fitted.height), 0);
      }),
    );
  });

  test("OPT-02 a photo without dimensions fills its stage", () => {
    expect(fitInto({ width: 0, height: 0 }, { width: 8, height: 6 })).toEqual({ width: 8, height: 6 });
  });

  test.each<[Size, number]>([
    [{ width: 800, height: 800 }, 4],
    [{ width: 3200, height: 3200 }, 8],
    [{ width: 9000, height: 9000 }, 10],
    [{ width: 0, height: 0 }, 4],
  ])("OPT-02 a photo of %j, shown 800 wide, can be magnified %d times", (photo, greatest) =>
    expect(maximumScale(photo, { width: 800, height: 800 })).toBe(greatest),
  );

  test("OPT-02 moving and scaling never opens a gap beside a photo that could fill the window", () => {
    fc.assert(
      fc.property(size, size, anywhere, fc.double({ min: 0.01, max: 90, noNaN: true }), (photo, stage, at, scale) => {
        const fitted = fitInto(photo, stage);
        const view = clampView({ ...at, scale }, fitted, stage, 8);
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

  test("OPT-02 clamping a clamped view changes nothing", () => {
    fc.assert(
      fc.property(size, size, anywhere, fc.double({ min: 0.1, max: 20, noNaN: true }), (photo, stage, at, scale) => {
        const fitted = fitInto(photo, stage);
        const clampedOnce = clampView({ ...at, scale }, fitted, stage, 6);
        expect(clampView(clampedOnce, fitted, stage, 6)).toEqual(clampedOnce);
      }),
    );
  });

  test("OPT-02 zooming keeps the point under the fingers; zooming back restores the view", () => {
    fc.assert(
      fc.property(
        anywhere,
        anywhere,
        fc.double({ min: 1, max: 10, noNaN: true }),
        fc.double({ min: 1, max: 10, noNaN: true }),
        (from, at, before, after) => {
          const view = { ...from, scale: before };
          const next = scaleAround(view, after, at);
          near((at.x - view.x) / view.scale, (at.x - next.x) / next.scale);
          near((at.y - view.y) / view.scale, (at.y - next.y) / next.scale);
          const back = scaleAround(next, before, at);
          expect(Math.abs(back.x - view.x)).toBeLessThan(1e-3);
          expect(back.scale).toBe(before);
        },
      ),
    );
    expect(scaleAround(FITTED, 2, { x: 10, y: -4 })).toEqual({ scale: 2, x: -10, y: 4 });
  });
});
