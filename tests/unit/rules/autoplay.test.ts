import { describe, expect, test } from "vitest";
import { isMeantToPlay, type Motion, playsNow } from "../../../shared/autoplay.ts";

const free: Motion = { begins: true, isLookedAt: false, isInSight: true, wantsLessMotion: false };

describe("CNT-09 PRO-07 WCAG-2.2.2 whether it moves by itself", () => {
  test.each<[string, Partial<Motion>, boolean, boolean]>([
    ["in sight, and left alone", {}, true, true],
    ["under the pointer or with the focus in it", { isLookedAt: true }, true, false],
    ["out of sight, or in a tab behind another", { isInSight: false }, true, false],
    ["for who wants less motion", { wantsLessMotion: true }, false, false],
    ["when it does not begin by itself", { begins: false }, false, false],
    ["stopped", { asked: "rest" }, false, false],
    ["stopped, whatever happens then", { asked: "rest", isLookedAt: true, wantsLessMotion: true }, false, false],
    ["asked to by who wants less motion elsewhere", { asked: "play", wantsLessMotion: true }, true, true],
    ["asked to, when it does not begin by itself", { asked: "play", begins: false }, true, true],
    ["asked to, and out of sight", { asked: "play", isInSight: false }, true, false],
    ["asked to, and looked at then", { asked: "play", isLookedAt: true }, true, false],
  ])("%s", (_, change, meant, now) => {
    const motion = { ...free, ...change };
    expect([isMeantToPlay(motion), playsNow(motion)]).toEqual([meant, now]);
  });
});
