import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { around, dragged, isMeantToTurn, type Turning, turnsNow } from "../../../islands/product/photos-360/rules.ts";

const free: Turning = { drive: "timer", isLookedAt: false, isInSight: true, wantsLessMotion: false };

describe("PRO-07 WCAG-2.2.2 whether it turns by itself", () => {
  test.each<[string, Partial<Turning>, boolean, boolean]>([
    ["in sight, and left alone", {}, true, true],
    ["under the pointer or with the focus in it", { isLookedAt: true }, true, false],
    ["out of sight, or in a tab behind another", { isInSight: false }, true, false],
    ["for who wants less motion", { wantsLessMotion: true }, false, false],
    ["driven by drag", { drive: "drag" }, false, false],
    ["driven by slider", { drive: "slider" }, false, false],
    ["stopped", { asked: "rest" }, false, false],
    ["asked to, with the focus still on the button", { asked: "turn", isLookedAt: true }, true, true],
    ["asked to by who wants less motion elsewhere", { asked: "turn", wantsLessMotion: true }, true, true],
    ["asked to, driven by slider", { asked: "turn", drive: "slider" }, true, true],
    ["asked to, and out of sight", { asked: "turn", isInSight: false }, true, false],
  ])("%s", (_, change, meant, now) => {
    const turning = { ...free, ...change };
    expect([isMeantToTurn(turning), turnsNow(turning)]).toEqual([meant, now]);
  });
});

test("PRO-07 a round has no ends", () => {
  expect([around(36, 36), around(-1, 36), around(-73, 36)]).toEqual([0, 35, 35]);
  fc.assert(
    fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 72 }), (index, count) => {
      const at = around(index, count);
      expect(at >= 0 && at < count && Object.is(at, Math.abs(at))).toBe(true);
    }),
  );
});

test("PRO-07 a drag across the whole photo is one turn", () => {
  expect(dragged(0, 100, 400, 36)).toBe(9);
  expect(dragged(5, -400, 400, 36)).toBe(5);
  expect(dragged(2, -33, 400, 36)).toBe(35);
  expect(dragged(3, 1, 0, 36)).toBe(3);
});
