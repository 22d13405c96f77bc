import { describe, expect, test } from "vitest";
import { isAutoplayOn, type Motion, isPlaying } from "../../../shared/motion/autoplay.ts";

const free: Motion = { startsAlone: true, isAttended: false, isInSight: true, wantsLessMotion: false };

describe("CNT-09 PRO-07 WCAG-2.2.2 autoplay", () => {
  test.each<[string, Partial<Motion>, boolean, boolean]>([
    ["plays in sight, without pointer and focus", {}, true, true],
    ["pauses under the pointer or with the focus in it", { isAttended: true }, true, false],
    ["pauses out of sight or in a hidden tab", { isInSight: false }, true, false],
    ["is off with reduced motion", { wantsLessMotion: true }, false, false],
    ["is off when it does not start by itself", { startsAlone: false }, false, false],
    ["is off after the visitor stopped it", { choice: "pause" }, false, false],
    [
      "stays off after a stop, with pointer, focus or reduced motion",
      { choice: "pause", isAttended: true, wantsLessMotion: true },
      false,
      false,
    ],
    ["plays on the visitor's choice despite reduced motion", { choice: "play", wantsLessMotion: true }, true, true],
    [
      "plays on the visitor's choice when it does not start by itself",
      { choice: "play", startsAlone: false },
      true,
      true,
    ],
    ["pauses out of sight after the visitor started it", { choice: "play", isInSight: false }, true, false],
    ["pauses under the pointer after the visitor started it", { choice: "play", isAttended: true }, true, false],
  ])("%s", (_, change, meant, now) => {
    const motion = { ...free, ...change };
    expect([isAutoplayOn(motion), isPlaying(motion)]).toEqual([meant, now]);
  });
});
