import { expect, test } from "vitest";
import { labelPlaces } from "../../../tools/debug/label-places.ts";

/** Label positions for frames with these left and top edges; each label is 100 pixels wide. */
const places = (...frames: [left: number, top: number][]): number[] =>
  labelPlaces(frames.map(([left, top]) => ({ left, top, width: 100 })));

test("overlay: a label sits above its frame, or inside at the window's edge", () => {
  expect(places([0, 300], [0, 20], [200, 19], [400, 0], [600, -1], [600, -300])).toEqual([280, 0, 19, 0, -21, -320]);
});

test("overlay: a label that would cover another is moved below it, in any order", () => {
  expect(places([0, 300], [0, 300], [50, 310], [99, 300], [100, 300])).toEqual([280, 300, 320, 340, 280]);
  expect(places([0, 300], [100, 300])).toEqual([280, 280]);
  expect(places([0, 320], [0, 300], [0, 310])).toEqual([300, 280, 320]);
  expect(places([0, 345], [0, 300], [0, 310])).toEqual([325, 280, 300]);
});
