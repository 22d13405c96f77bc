import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  type CropTask,
  dragged,
  firstArea,
  fitted,
  moved,
  resized,
  turned,
  turnedTask,
  unturned,
} from "../../../../islands/assets/image-upload/crop/area.ts";
import { readCrop } from "../../../../shared/upload/crop-size.ts";

const task: CropTask = { image: { width: 3000, height: 2000 }, crop: { width: 800, height: 600 } };

const pixels = fc.integer({ min: 1, max: 5000 });
/** Images that are large enough for their crop. */
const tasks = fc.tuple(pixels, pixels, pixels, pixels).map(([a, b, c, d]): CropTask => ({
  crop: { width: Math.min(a, c), height: Math.min(b, d) },
  image: { width: Math.max(a, c), height: Math.max(b, d) },
}));
const number = fc.double({ min: -1e5, max: 1e5, noNaN: true });

test("IMG-03 the crop area stays inside the image, with its aspect ratio and minimum size", () => {
  fc.assert(
    fc.property(tasks, number, number, number, (task, x, y, width) => {
      const area = fitted({ x, y, width, height: 0 }, task);
      const { image, crop } = task;
      expect(Object.values(area).every(Number.isInteger)).toBe(true);
      expect(Math.min(area.x, area.y)).toBeGreaterThanOrEqual(0);
      expect(area.x + area.width).toBeLessThanOrEqual(image.width);
      expect(area.y + area.height).toBeLessThanOrEqual(image.height);
      expect(area.width).toBeGreaterThanOrEqual(crop.width);
      expect(area.height).toBeGreaterThanOrEqual(crop.height);
      expect(Math.abs(area.height - (area.width * crop.height) / crop.width)).toBeLessThanOrEqual(0.5);
      expect(fitted(area, task)).toEqual(area);
    }),
  );
});

test("IMG-03 the initial area is the largest one, in the centre", () => {
  expect(firstArea(task)).toEqual({ x: 167, y: 0, width: 2666, height: 2000 });
});

test("IMG-03 a frame dragged to the far corner reaches it to the pixel", () => {
  const smallest = { width: 800.4, height: 600.3 };
  expect(dragged({ x: 3000 - 800.4, y: 2000 - 600.3, ...smallest }, task)).toEqual({
    x: 2200,
    y: 1400,
    width: 800,
    height: 600,
  });
  expect(dragged({ x: 100.4, y: 99.6, ...smallest }, task)).toEqual({ x: 100, y: 100, width: 800, height: 600 });
});

test("IMG-03 the smallest area equals the crop size and does not shrink", () => {
  const smallest = fitted({ x: 100, y: 100, width: 5, height: 5 }, task);
  expect(smallest).toEqual({ x: 100, y: 100, width: 800, height: 600 });
  expect(resized(smallest, -50, task)).toEqual(smallest);
});

test("IMG-03 the crop area stops at the edges and grows from its centre", () => {
  const area = { x: 100, y: 100, width: 800, height: 600 };
  expect(moved(area, -500, 5000, task)).toEqual({ x: 0, y: 1400, width: 800, height: 600 });
  expect(resized(area, 80, task)).toEqual({ x: 60, y: 70, width: 880, height: 660 });
});

test("IMG-05 after turns of the image, the crop is the part that the visitor selected", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4000 }),
      fc.nat(3),
      fc.nat(4000),
      fc.nat(4000),
      fc.nat(4000),
      fc.nat(4000),
      (side, quarters, a, b, c, d) => {
        const x = Math.min(a, side),
          y = Math.min(b, side);
        const area = { x, y, width: Math.min(c, side - x), height: Math.min(d, side - y) };
        let result = area;
        for (let i = 0; i < quarters; i++) result = turned(result, side);
        expect(unturned(result, quarters, side)).toEqual(area);
      },
    ),
  );
  // A clockwise turn moves the top left corner to the top right.
  expect(turned({ x: 0, y: 0, width: 100, height: 50 }, 1000)).toEqual({ x: 950, y: 0, width: 50, height: 100 });
  expect(unturned({ x: 10, y: 20, width: 30, height: 40 }, 1, 1000)).toEqual({
    x: 20,
    y: 1000 - 10 - 30,
    width: 40,
    height: 30,
  });
});

test("IMG-05 on a turned image the area has the turned ratio, so the crop has the requested one", () => {
  const square: CropTask = { image: { width: 1000, height: 1000 }, crop: { width: 400, height: 200 } };
  const area = fitted({ x: 0, y: 0, width: 250, height: 0 }, turnedTask(square, 1));
  expect(area).toEqual({ x: 0, y: 0, width: 250, height: 500 });
  expect(unturned(area, 1, 1000)).toEqual({ x: 0, y: 750, width: 500, height: 250 });
  expect(turnedTask(square, 2)).toEqual(square);
});

test.each([
  ["800,600", { width: 800, height: 600 }],
  ["800x600", { width: 800, height: 600 }],
  [" 800 ; 600 ", { width: 800, height: 600 }],
  ["", null],
  ["0,0", null],
  ["0", null],
])("AST-10 parses the crop size %j", (text, size) => {
  expect(readCrop(text, null as never, "image-upload")).toEqual(size);
});
