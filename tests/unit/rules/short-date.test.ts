import * as fc from "fast-check";
import { expect, test } from "vitest";
import { DEFAULT_FORMAT, formatDate, fromIso, isDateFormat, parseDate, toIso } from "../../../shared/i18n/short-date.ts";

const day = (year: number, month: number, date: number) => ({ year, month, day: date });

test.each([
  ["04/07/2026", "DD/MM/YYYY", day(2026, 7, 4)],
  ["4.7.26", "DD/MM/YYYY", day(2026, 7, 4)],
  ["04/07/2026", "MM/DD/YYYY", day(2026, 4, 7)],
  ["2026-07-04", "yyyy-MM-dd", day(2026, 7, 4)],
  ["04 - 07 - 2026", "dd-MM-yyyy", day(2026, 7, 4)],
  ["4. 7. 2026", "d. M. yyyy", day(2026, 7, 4)],
  ["29/02/2028", "DD/MM/YYYY", day(2028, 2, 29)],
  ["1/1/49", "DD/MM/YYYY", day(2049, 1, 1)],
  ["1/1/50", "DD/MM/YYYY", day(1950, 1, 1)],
  ["4/7/2026", "nonsense", day(2026, 7, 4)],
])("VAL-03 LOC-06 %s is a date in %s", (text, format, date) => expect(parseDate(text, format)).toEqual(date));

test.each([
  ["31/02/2026", "DD/MM/YYYY"],
  ["29/02/2026", "DD/MM/YYYY"],
  ["13/13/2026", "DD/MM/YYYY"],
  ["00/01/2026", "DD/MM/YYYY"],
  ["4/7/202", "DD/MM/YYYY"],
  ["2026/07/04", "DD/MM/YYYY"],
  ["4/7", "DD/MM/YYYY"],
  ["4/7/2026 10:00", "DD/MM/YYYY"],
  ["", "DD/MM/YYYY"],
  ["soon", "DD/MM/YYYY"],
])("VAL-03 %s is no date in %s", (text, format) => expect(parseDate(text, format)).toBeNull());

test("LOC-06 what is written in a short format reads back as the same date", () => {
  const dates = fc.date({ min: new Date("1900-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
  const parts = fc.tuple(fc.constantFrom("d", "dd", "D", "DD"), fc.constantFrom("m", "M", "MM"), fc.constantFrom("yy", "yyyy", "YYYY"));
  const formats = fc.tuple(parts.chain((parts) => fc.shuffledSubarray(parts, { minLength: 3 })), fc.constantFrom("/", ".", "-", " ", ". ")).map(([parts, separator]) => parts.join(separator));
  fc.assert(fc.property(dates, formats, (made, format) => {
    const date = day(made.getUTCFullYear(), made.getUTCMonth() + 1, made.getUTCDate());
    expect(isDateFormat(format)).toBe(true);
    expect(parseDate(formatDate(date, format), format)).toEqual(date);
    expect(fromIso(toIso(date))).toEqual(date);
  }));
});

test("LOC-06 a date is written with as many digits as the format has letters", () => {
  expect(formatDate(day(2026, 7, 4), "DD/MM/YYYY")).toBe("04/07/2026");
  expect(formatDate(day(2026, 7, 4), "d.M.yy")).toBe("4.7.26");
});

test("LOC-06 a year that two digits would make another one is written with four", () => {
  expect([1930, 1949, 1950, 2049, 2050].map((year) => formatDate(day(year, 12, 24), "d/M/yy"))).toEqual(["24/12/1930", "24/12/1949", "24/12/50", "24/12/49", "24/12/2050"]);
});

test.each(["M/d/yyyy", "dd.MM.yy", "d-M-yyyy", "DD/MM/YYYY", "yyyy-MM-dd", "yyyy. MM. dd.", "d. M. yyyy"])("LOC-06 %s is a format of dates", (format) => expect(isDateFormat(format)).toBe(true));

test.each(["short", "d", "DD MMM YYYY", "dd/MM", "dd/dd/yyyy", "ddMMyyyy", "d/M/y", "d/M/yyy", "dd/MM/yyyy HH", "dddd/MM/yyyy", ""])("LOC-06 %s is none: dates are written and read as DD/MM/YYYY", (format) => {
  expect(isDateFormat(format)).toBe(false);
  expect(formatDate(day(2026, 12, 4), format)).toBe(formatDate(day(2026, 12, 4), DEFAULT_FORMAT));
  expect(parseDate("4/12/2026", format)).toEqual(day(2026, 12, 4));
});
