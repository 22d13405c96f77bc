import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  afterKey,
  around,
  lookOf,
  narrowerOf,
  positions,
  type Preset,
  slidesIn,
} from "../../../islands/content/carousel/rules.ts";

const preset = (name: Preset) => lookOf({ preset: name, narrower: [] });
const edges = [320, 479, 480, 481, 599, 600, 601, 1023, 1024, 1025, 1920];

test("CNT-08 of makers 6 are in sight, 3 at 1024 px, 2 at 600, 1 at 480; they rest, and have arrows", () => {
  expect(edges.map((width) => slidesIn(width, preset("brands")))).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 6, 6]);
  expect(preset("brands")).toMatchObject({ delay: 0, hasArrows: true, hasDots: false });
});

test("CNT-09 of partners 5 are in sight, 3 below 1024 px, 2 below 600, 1 below 480; they go on every 5 s, and have dots, not arrows", () => {
  expect(edges.map((width) => slidesIn(width, preset("partners")))).toEqual([1, 1, 2, 2, 2, 3, 3, 3, 5, 5, 5]);
  // Zoomed windows have parts of a pixel.
  expect([1023.6, 599.5, 479.5].map((width) => slidesIn(width, preset("partners")))).toEqual([3, 2, 1]);
  expect(preset("partners")).toMatchObject({ delay: 5000, hasArrows: false, hasDots: true });
});

test("CNT-09 NEW-04 other carousels go on every 3 s; of news one line takes the place of another", () => {
  expect([preset("slides"), preset("ticker")].map(({ delay, isStack }) => [delay, isStack])).toEqual([
    [3000, false],
    [3000, true],
  ]);
  expect(edges.flatMap((width) => [slidesIn(width, preset("slides")), slidesIn(width, preset("ticker"))])).toEqual(
    edges.flatMap(() => [1, 1]),
  );
});

describe("CNT-09 what an author writes beside the preset", () => {
  test.each<[string, Parameters<typeof lookOf>[0], [number, number][], number]>([
    [
      "another number, with the narrower windows of the preset that have fewer",
      { preset: "brands", slides: 3, narrower: [] },
      [
        [1920, 3],
        [1024, 3],
        [600, 2],
        [480, 1],
      ],
      0,
    ],
    [
      "its own windows",
      { preset: "brands", narrower: ["900:4", " 500 : 2 "] },
      [
        [1920, 6],
        [900, 6],
        [899, 4],
        [500, 4],
        [499, 2],
      ],
      0,
    ],
    [
      "windows in any order",
      { preset: "slides", slides: 4, narrower: ["500:1", "900:2"] },
      [
        [950, 4],
        [700, 2],
        [400, 1],
      ],
      3000,
    ],
    [
      "what is none of a window's is left out",
      { preset: "partners", narrower: ["wide", "900:0"] },
      [
        [1000, 3],
        [400, 1],
      ],
      5000,
    ],
    ["its own time", { preset: "partners", narrower: [], delay: 8000 }, [[1920, 5]], 8000],
    ["no time at all", { preset: "ticker", narrower: [], delay: 0 }, [[1920, 1]], 0],
    ["a time in which nobody reads is made longer", { preset: "slides", narrower: [], delay: 5 }, [[1920, 1]], 1000],
    [
      "a ticker stays one line",
      { preset: "ticker", slides: 4, narrower: ["900:3"] },
      [
        [1920, 1],
        [400, 1],
      ],
      3000,
    ],
  ])("%s", (_, wishes, windows, delay) => {
    const look = lookOf(wishes);
    expect(windows.map(([width]) => [width, slidesIn(width, look)])).toEqual(windows);
    expect(look.delay).toBe(delay);
  });
  test("is read leniently, or not at all", () => {
    expect(
      ["900:3", "900", "900:0", "a:3", "900:3:1", "-5:2", ""].map((text) => narrowerOf(text)?.slides ?? null),
    ).toEqual([3, null, null, null, null, null, null]);
  });
});

test("CNT-08 a row goes as far as its last item, and round from there", () => {
  expect([positions(12, 6), positions(6, 6), positions(2, 6), positions(8, 1)]).toEqual([7, 1, 1, 8]);
  fc.assert(
    fc.property(
      fc.integer({ min: -500, max: 500 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 12 }),
      (index, count, slides) => {
        const places = positions(count, slides);
        const at = around(index, places);
        expect(at >= 0 && at < places && (count <= slides ? at === 0 : at + slides <= count)).toBe(true);
      },
    ),
  );
});

test("CNT-08 WCAG-2.1.1 keys lead on in the direction of reading, up and down where lines take turns", () => {
  const leads = (key: string, isRightToLeft = false, isStack = false) => afterKey(key, 1, 4, isRightToLeft, isStack);
  expect([leads("ArrowRight"), leads("ArrowLeft"), leads("ArrowRight", true), leads("ArrowLeft", true)]).toEqual([
    2, 0, 0, 2,
  ]);
  expect([leads("ArrowDown"), leads("ArrowUp"), leads("ArrowDown", false, true), leads("ArrowUp", true, true)]).toEqual(
    [null, null, 2, 0],
  );
  expect([leads("Home"), leads("End"), leads("Enter"), leads("a"), afterKey("ArrowRight", 3, 4, false, false)]).toEqual(
    [0, 3, null, null, 0],
  );
});
