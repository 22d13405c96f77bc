import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { endOfOffers, formatEnd } from "../../../../fixtures-html/cms/shop/offer-week.ts";
import { stringsOf } from "../../../../fixtures-html/cms/culture/strings.ts";
import { parseEnd, remaining, msUntilNextSecond } from "../../../../islands/content/countdown/rules.ts";
import { translatorOf } from "../../../unit/stand-ins/translator.ts";

const end = Date.parse("2027-01-31T18:00:00+01:00");
const moment = fc.integer({ min: 0, max: 4_102_444_800_000 });

test.each([
  [0, [0, 0, 0, 0]],
  [1, [0, 0, 0, 1]],
  [1_000, [0, 0, 0, 1]],
  [1_001, [0, 0, 0, 2]],
  [59_001, [0, 0, 1, 0]],
  [3_599_000, [0, 0, 59, 59]],
  [86_400_000, [1, 0, 0, 0]],
  [86_399_000, [0, 23, 59, 59]],
  [400 * 86_400_000 + 3_661_000, [400, 1, 1, 1]],
])("CNT-04 with %i ms left it shows %j", (left, [days, hours, minutes, seconds]) => {
  expect(remaining(end, end - left)).toEqual({ days, hours, minutes, seconds });
});

test("CNT-04 the units add up to the remaining seconds, rounded up, and are zero from the end on", () => {
  fc.assert(
    fc.property(moment, moment, (end, now) => {
      const { days, hours, minutes, seconds } = remaining(end, now);
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(Math.max(0, end - now) / 1_000));
      expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true]);
      expect(days + hours + minutes + seconds === 0).toBe(now >= end);
    }),
  );
});

test("CNT-04 the next tick is at the next full second, at most 1000 ms away", () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 1e10 }), (end, left) => {
      const wait = msUntilNextSecond(end, end - left);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(1_000);
      expect((left - wait) % 1_000).toBe(0);
    }),
  );
});

test.each([
  ["2027-01-31T18:00:00+01:00", end],
  ["2027-01-31T17:00:00Z", end],
  ["2027-01-31T17:00Z", end],
  ["2027-01-31T17:00:00.000Z", end],
  [" 2027-01-31T17:00:00Z", NaN],
  ["2027-01-31T18:00:00", NaN],
  ["2027-01-31", NaN],
  ["31/01/2027 18:00", NaN],
  ["2027-13-31T17:00:00Z", NaN],
  ["1801674000000", NaN],
  ["", NaN],
])("CNT-04 the end time %j parses to %d", (text, expected) => expect(parseEnd(text)).toBe(expected));

describe("CNT-04 LOC-04 the unit names follow the plural rules of the language", () => {
  test.each([
    ["en", 1, "day hour minute second"],
    ["en", 0, "days hours minutes seconds"],
    ["en", 2, "days hours minutes seconds"],
    ["fr", 1, "jour heure minute seconde"],
    ["fr", 0, "jour heure minute seconde"],
    ["fr", 2, "jours heures minutes secondes"],
    ["nl", 1, "dag uur minuut seconde"],
    ["nl", 0, "dagen uur minuten seconden"],
    ["nl", 2, "dagen uur minuten seconden"],
  ] as const)("in %s for %i: %s", async (culture, count, words) => {
    const t = translatorOf(culture, stringsOf(culture));
    expect(["Days", "Hours", "Minutes", "Seconds"].map((unit) => t(`Countdown.${unit}`, count)).join(" ")).toBe(words);
  });
});

test("the stand-in's offers end on the next Sunday at 17:00 UTC, always in the future", () => {
  expect(endOfOffers(Date.parse("2026-11-20T10:00:00Z"))).toBe("2026-11-22T17:00:00.000Z");
  expect(endOfOffers(Date.parse("2026-11-22T16:59:59Z"))).toBe("2026-11-22T17:00:00.000Z");
  expect(endOfOffers(Date.parse("2026-11-22T17:00:00Z"))).toBe("2026-11-29T17:00:00.000Z");
  expect(formatEnd("nl", "2026-11-22T17:00:00.000Z")).toBe("zondag 22 november om 18:00");
});
