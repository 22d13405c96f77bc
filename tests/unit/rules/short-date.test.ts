import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formatDate, fromIso, parseDate, toIso } from "../../../shared/i18n/short-date.ts";

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
  const dates = fc.date({ min: new Date("1950-01-01"), max: new Date("2049-12-31"), noInvalidDate: true });
  const formats = fc.constantFrom("DD/MM/YYYY", "d.M.yy", "MM/dd/yyyy", "yyyy-MM-dd", "d/MM/y");
  fc.assert(fc.property(dates, formats, (made, format) => {
    const date = day(made.getUTCFullYear(), made.getUTCMonth() + 1, made.getUTCDate());
    expect(parseDate(formatDate(date, format), format)).toEqual(date);
    expect(fromIso(toIso(date))).toEqual(date);
  }));
});

test("LOC-06 a date is written with as many digits as the format has letters", () => {
  expect(formatDate(day(2026, 7, 4), "DD/MM/YYYY")).toBe("04/07/2026");
  expect(formatDate(day(2026, 7, 4), "d.M.yy")).toBe("4.7.26");
});
