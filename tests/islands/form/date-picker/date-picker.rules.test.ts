import * as fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { namesIn } from "../../../../islands/form/date-picker/names.ts";
import {
  addDays,
  addMonths,
  canChoose,
  clamp,
  compare,
  dayByKey,
  parseDay,
  localDay,
  earlier,
  firstDayOf,
  hasMonth,
  later,
  weekdayOf,
  weeksOf,
  yearsAround,
} from "../../../../islands/form/date-picker/rules.ts";
import { fromIso, type PlainDate, toIso } from "../../../../shared/i18n/short-date.ts";

const day = (iso: string): PlainDate => fromIso(iso)!;
const dates = fc
  .date({ min: new Date("0200-01-01"), max: new Date("9000-12-31"), noInvalidDate: true })
  .map((date) => day(date.toISOString().slice(0, 10)));
const open = { min: null, max: null, closed: [] };

test("OPT-05 adding and subtracting days returns the same date; weekdays repeat every seven days", () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
      const other = addDays(date, days);
      expect(addDays(other, -days)).toEqual(date);
      expect(Math.sign(compare(other, date))).toBe(Math.sign(days));
      expect((((weekdayOf(other) - weekdayOf(date) - days) % 7) + 7) % 7).toBe(0);
    }),
  );
});

test("OPT-05 adding months gives the same day of the month, or the last one", () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: -600, max: 600 }), (date, months) => {
      const other = addMonths(date, months);
      expect(other.year * 12 + other.month).toBe(date.year * 12 + date.month + months);
      // The date exists, and the day is kept or is the last of the month.
      expect(fromIso(toIso(other))).toEqual(other);
      expect(other.day === date.day || (other.day < date.day && addDays(other, 1).day === 1)).toBe(true);
    }),
  );
  expect(addMonths(day("2028-01-31"), 1)).toEqual(day("2028-02-29"));
  expect(addMonths(day("2028-02-29"), 12)).toEqual(day("2029-02-28"));
  expect(addMonths(day("2026-01-15"), -1)).toEqual(day("2025-12-15"));
});

test("OPT-05 the weeks of a month hold each day once, in its weekday column", () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: 1, max: 7 }), (date, firstDay) => {
      const weeks = weeksOf(date, firstDay);
      expect(weeks.map(({ length }) => length)).toEqual([7, 7, 7, 7, 7, 7]);
      const all = weeks.flat().filter((place) => place !== null);
      expect(all.map((place) => place.day)).toEqual(all.map((_, index) => index + 1));
      expect(addDays(all.at(-1)!, 1).day).toBe(1);
      for (const week of weeks)
        for (const [index, place] of week.entries())
          if (place) expect(weekdayOf(place)).toBe(((firstDay - 1 + index) % 7) + 1);
    }),
  );
});

test("OPT-05 a date outside the bounds is clamped to them", () => {
  const limits = { min: day("2026-11-24"), max: day("2027-03-31"), closed: [1, 7] };
  expect(clamp(day("2026-01-01"), limits)).toEqual(limits.min);
  expect(clamp(day("2030-01-01"), limits)).toEqual(limits.max);
  expect(clamp(day("2026-12-24"), limits)).toEqual(day("2026-12-24"));
  expect(clamp(day("2026-12-24"), { ...limits, max: day("2026-01-01") })).toEqual(day("2026-12-24"));
  fc.assert(fc.property(dates, (date) => canChoose(clamp(date, limits), { ...limits, closed: [] })));
});

test("OPT-05 days outside the bounds and of closed weekdays cannot be chosen", () => {
  const limits = { min: day("2026-11-24"), max: day("2027-03-31"), closed: [1, 7] };
  expect(
    ["2026-11-23", "2026-11-24", "2026-11-29", "2026-11-30", "2027-03-31", "2027-04-01"].map((iso) =>
      canChoose(day(iso), limits),
    ),
  ).toEqual([false, true, false, false, true, false]);
  expect(["2026-10-01", "2026-11-01", "2027-03-01", "2027-04-01"].map((iso) => hasMonth(day(iso), limits))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

describe.each([
  ["ArrowRight", false, "2026-12-25"],
  ["ArrowLeft", false, "2026-12-23"],
  ["ArrowDown", false, "2026-12-31"],
  ["ArrowUp", false, "2026-12-17"],
  ["Home", false, "2026-12-21"],
  ["End", false, "2026-12-27"],
  ["PageUp", false, "2026-11-24"],
  ["PageDown", false, "2027-01-24"],
  ["PageUp", true, "2025-12-24"],
  ["PageDown", true, "2027-12-24"],
])("OPT-05 from Thursday 24 December %s", (key, shift, iso) => {
  test(`${shift ? "with Shift " : ""}leads to ${iso}`, () =>
    expect(toIso(dayByKey(day("2026-12-24"), key, shift, 1, false)!)).toBe(iso));
});

test("OPT-05 right-to-left swaps the arrows; Home goes to the first weekday", () => {
  expect(dayByKey(day("2026-12-24"), "ArrowRight", false, 1, true)).toEqual(day("2026-12-23"));
  expect(dayByKey(day("2026-12-24"), "ArrowLeft", false, 1, true)).toEqual(day("2026-12-25"));
  expect(dayByKey(day("2026-12-24"), "Home", false, 7, false)).toEqual(day("2026-12-20"));
  expect(dayByKey(day("2026-12-24"), "a", false, 1, false)).toBeNull();
});

test("OPT-05 bounds are read in the short format and as ISO", () => {
  expect(parseDay("24/12/2026", "DD/MM/YYYY")).toEqual(day("2026-12-24"));
  expect(parseDay("2026-12-24", "DD/MM/YYYY")).toEqual(day("2026-12-24"));
  expect(parseDay("soon", "DD/MM/YYYY")).toBeNull();
  expect(later(day("2026-12-24"), day("2026-12-25"))).toEqual(day("2026-12-25"));
  expect(earlier(day("2026-12-24"), null)).toEqual(day("2026-12-24"));
  expect(earlier(day("2026-12-24"), day("2026-12-25"))).toEqual(day("2026-12-24"));
});

test("OPT-05 today is the visitor's local date", () =>
  expect(localDay(new Date(2026, 11, 24, 23, 59))).toEqual(day("2026-12-24")));

test("OPT-05 the year list follows the bounds; without bounds it has 111 years", () => {
  expect(yearsAround(day("2026-12-24"), { ...open, min: day("2026-01-01"), max: day("2028-01-01") })).toEqual([
    2026, 2027, 2028,
  ]);
  expect(yearsAround(day("2026-12-24"), open)).toHaveLength(111);
});

test("OPT-05 LOC-06 first weekday, day and month names follow the language", () => {
  const warning = vi.spyOn(console, "warn").mockReturnValue();
  expect(["en", "en-GB", "fr-BE", "nl-BE", "nl_BE", "no language"].map(firstDayOf)).toEqual([7, 1, 1, 1, 1, 7]);
  const french = namesIn("fr-BE", 1);
  expect(french.day(day("2026-12-24"))).toBe("jeudi 24 décembre 2026");
  expect(french.weekdays.map(({ long }) => long)).toEqual([
    "lundi",
    "mardi",
    "mercredi",
    "jeudi",
    "vendredi",
    "samedi",
    "dimanche",
  ]);
  expect(namesIn("en", 7).weekdays[0]!.long).toBe("Sunday");
  expect([namesIn("nl_BE", 1).months[2], namesIn("no language", 1).months[2]]).toEqual(["maart", "March"]);
  expect(namesIn("nl-BE", 1).months[2]).toBe("maart");
  expect(warning).toHaveBeenCalledOnce();
});

test("OPT-05 LOC-06 the weekdays above the calendar are letters where their short names are whole words", () => {
  const heads = (locale: string) => namesIn(locale, 1).weekdays.map(({ short }) => short);
  expect(heads("de-DE").join(" ")).toBe("Mo Di Mi Do Fr Sa So");
  expect(heads("pl")[6]).toBe("niedz.");
  expect(heads("pt-PT").join(" ")).toBe("S T Q Q S S D");
  expect(heads("ar").every((head) => [...head].length === 1)).toBe(true);
  expect(namesIn("pt-PT", 1).weekdays[0]!.long).toBe("segunda-feira");
});
