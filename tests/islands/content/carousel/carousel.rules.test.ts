import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  placeByKey,
  wrapAround,
  settingsOf,
  parseBreakpoint,
  placeCount,
  type Preset,
  slidesIn,
} from "../../../../islands/content/carousel/rules.ts";

const preset = (name: Preset) => settingsOf({ preset: name, narrower: [] });
const edges = [320, 479, 480, 481, 599, 600, 601, 1023, 1024, 1025, 1920];

test("CNT-08 the brand carousel shows 6, 3, 2 or 1 slides by width, with arrows and no autoplay", () => {
  expect(edges.map((width) => slidesIn(width, preset("brands")))).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 6, 6]);
  expect(preset("brands")).toMatchObject({ delay: 0, hasArrows: true, hasDots: false });
});

test("CNT-09 the partner carousel shows 5, 3, 2 or 1 slides by width, and moves every 5 s", () => {
  expect(edges.map((width) => slidesIn(width, preset("partners")))).toEqual([1, 1, 2, 2, 2, 3, 3, 3, 5, 5, 5]);
  // Zoomed windows have parts of a pixel.
  expect([1023.6, 599.5, 479.5].map((width) => slidesIn(width, preset("partners")))).toEqual([3, 2, 1]);
  expect(preset("partners")).toMatchObject({ delay: 5000, hasArrows: false, hasDots: true });
});

test("CNT-09 NEW-04 slides and ticker show one item and move every 3 s; the ticker is a stack", () => {
  expect([preset("slides"), preset("ticker")].map(({ delay, isStack }) => [delay, isStack])).toEqual([
    [3000, false],
    [3000, true],
  ]);
  expect(edges.flatMap((width) => [slidesIn(width, preset("slides")), slidesIn(width, preset("ticker"))])).toEqual(
    edges.flatMap(() => [1, 1]),
  );
});

describe("CNT-09 an author's overrides of the preset", () => {
  test.each<[string, Parameters<typeof settingsOf>[0], [number, number][], number]>([
    [
      "a slide count keeps the preset's breakpoints that show fewer",
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
      "breakpoints replace those of the preset",
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
      "breakpoints may have any order",
      { preset: "slides", slides: 4, narrower: ["500:1", "900:2"] },
      [
        [950, 4],
        [700, 2],
        [400, 1],
      ],
      3000,
    ],
    [
      "invalid breakpoints are ignored",
      { preset: "partners", narrower: ["wide", "900:0"] },
      [
        [1000, 3],
        [400, 1],
      ],
      5000,
    ],
    ["a delay replaces that of the preset", { preset: "partners", narrower: [], delay: 8000 }, [[1920, 5]], 8000],
    ["a delay of 0 turns autoplay off", { preset: "ticker", narrower: [], delay: 0 }, [[1920, 1]], 0],
    ["a delay below 1 s becomes 1 s", { preset: "slides", narrower: [], delay: 5 }, [[1920, 1]], 1000],
    [
      "a ticker always shows one item",
      { preset: "ticker", slides: 4, narrower: ["900:3"] },
      [
        [1920, 1],
        [400, 1],
      ],
      3000,
    ],
  ])("%s", (_, wishes, windows, delay) => {
    const look = settingsOf(wishes);
    expect(windows.map(([width]) => [width, slidesIn(width, look)])).toEqual(windows);
    expect(look.delay).toBe(delay);
  });
  test("a breakpoint such as 900:3 is parsed, anything else is rejected", () => {
    expect(
      ["900:3", "900", "900:0", "a:3", "900:3:1", "-5:2", ""].map((text) => parseBreakpoint(text)?.slides ?? null),
    ).toEqual([3, null, null, null, null, null, null]);
  });
});

test("CNT-08 the last place of a row shows its last item; indexes wrap around", () => {
  expect([placeCount(12, 6), placeCount(6, 6), placeCount(2, 6), placeCount(8, 1)]).toEqual([7, 1, 1, 8]);
  fc.assert(
    fc.property(
      fc.integer({ min: -500, max: 500 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 12 }),
      (index, count, slides) => {
        const places = placeCount(count, slides);
        const at = wrapAround(index, places);
        expect(at >= 0 && at < places && (count <= slides ? at === 0 : at + slides <= count)).toBe(true);
      },
    ),
  );
});

test("CNT-08 WCAG-2.1.1 arrow keys follow the reading direction; up and down work in stacks", () => {
  const leads = (key: string, isRightToLeft = false, isStack = false) => placeByKey(key, 1, 4, isRightToLeft, isStack);
  expect([leads("ArrowRight"), leads("ArrowLeft"), leads("ArrowRight", true), leads("ArrowLeft", true)]).toEqual([
    2, 0, 0, 2,
  ]);
  expect([leads("ArrowDown"), leads("ArrowUp"), leads("ArrowDown", false, true), leads("ArrowUp", true, true)]).toEqual(
    [null, null, 2, 0],
  );
  expect([
    leads("Home"),
    leads("End"),
    leads("Enter"),
    leads("a"),
    placeByKey("ArrowRight", 3, 4, false, false),
  ]).toEqual([0, 3, null, null, 0]);
});
