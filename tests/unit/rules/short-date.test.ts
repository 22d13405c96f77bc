import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  DEFAULT_FORMAT,
  formatDate,
  fromIso,
  isDateFormat,
  parseDate,
  toIso,
} from "../../../shared/i18n/short-date.ts";

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
  ["01-02-2026 10:30", "dd-MM-yyyy HH:mm", "en", { ...day(2026, 2, 1), time: " 10:30" }],
  ["1-2-2026 9:05:59", "dd-MM-yyyy HH:mm:ss", "en", { ...day(2026, 2, 1), time: " 9:05:59" }],
  ["2/1/2026 12:30 PM", "M/d/yyyy h:mm tt", "en", { ...day(2026, 2, 1), time: " 12:30 PM" }],
  ["2026-01-31T10:30", "yyyy-MM-ddTHH:mm", "en", { ...day(2026, 1, 31), time: "T10:30" }],
  ["31-01-2026, 10:30", "dd-MM-yyyy HH:mm", "en", { ...day(2026, 1, 31), time: ", 10:30" }],
  // The server reads a missing time as midnight.
  ["01-02-2026", "dd-MM-yyyy HH:mm", "en", day(2026, 2, 1)],
  ["04/Feb/2026", "dd/MMM/yyyy", "en", day(2026, 2, 4)],
  ["4 février 2026", "dd MMM yyyy", "fr-BE", day(2026, 2, 4)],
  ["4. FEVR. 2026", "d MMMM yyyy", "fr-BE", day(2026, 2, 4)],
  ["1 mrt 2026", "dd MMM yyyy", "nl", day(2026, 3, 1)],
  ["September 9, 2026", "MMMM d, yyyy", "en", day(2026, 9, 9)],
  ["24. Dezember 2026", "d. MMMM yyyy", "de", day(2026, 12, 24)],
  ["24 grudnia 2026", "d MMMM yyyy", "pl", day(2026, 12, 24)],
  ["24 grudzień 2026", "d MMMM yyyy", "pl", day(2026, 12, 24)],
  ["24 de diciembre de 2026", "d MMMM yyyy", "es", day(2026, 12, 24)],
  ["24 de dez. de 2026", "dd MMM yyyy", "pt-PT", day(2026, 12, 24)],
  ["24 prosince 2026", "d MMMM yyyy", "cs", day(2026, 12, 24)],
  ["٢٤ ديسمبر ٢٠٢٦", "d MMMM yyyy", "ar-EG", day(2026, 12, 24)],
  ["٢٤/١٢/٢٠٢٦", "dd/MM/yyyy", "ar-SA", day(2026, 12, 24)],
  ["9 Sep 2026", "d MMM yyyy", "en-GB", day(2026, 9, 9)],
  ["04/02/2026", "dd/MMM/yyyy", "en", day(2026, 2, 4)],
  ["\u200e01/02/2026\u200e", "DD/MM/YYYY", "en", day(2026, 2, 1)],
  ["０１／０２／２０２６", "DD/MM/YYYY", "en", day(2026, 2, 1)],
])("VAL-03 LOC-06 %s is a date in %s, in the language %s", (text, format, locale, date) =>
  expect(parseDate(text, format, locale)).toEqual(date),
);

test.each([
  ["01-02-2026 24:00", "dd-MM-yyyy HH:mm", "en"],
  ["01-02-2026 10:60", "dd-MM-yyyy HH:mm", "en"],
  ["01-02-2026 soon", "dd-MM-yyyy HH:mm", "en"],
  ["4 Ju 2026", "d MMM yyyy", "en"],
  ["4 juil 2026", "d MMM yyyy", "en"],
  ["4 jui 2026", "d MMM yyyy", "fr"],
  ["30 Feb 2026", "d MMM yyyy", "en"],
  ["4 Feb 2026", "d MM yyyy", "en"],
])("VAL-03 LOC-06 %s is not a date in %s, in the language %s", (text, format, locale) =>
  expect(parseDate(text, format, locale)).toBeNull(),
);

test("LOC-06 months are formatted by name, and a time as typed", () => {
  expect(formatDate(day(2026, 2, 4), "dd MMM yyyy", "nl")).toBe("04 feb 2026");
  expect(formatDate(day(2026, 2, 4), "d MMMM yyyy", "fr-BE")).toBe("4 février 2026");
  // The genitive of months, and a short name in a language that writes numbers in its short dates.
  expect(formatDate(day(2026, 12, 24), "d MMMM yyyy", "pl")).toBe("24 grudnia 2026");
  expect(formatDate(day(2026, 12, 24), "d. MMM yyyy", "cs")).toBe("24. pro 2026");
  expect(formatDate({ ...day(2026, 2, 4), time: " 10:30" }, "dd-MM-yyyy HH:mm", "nl")).toBe("04-02-2026 10:30");
  expect(formatDate({ ...day(2026, 2, 4), time: "T10:30" }, "yyyy-MM-ddTHH:mm", "nl")).toBe("2026-02-04T10:30");
});

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
])("VAL-03 %s is not a date in %s", (text, format) => expect(parseDate(text, format)).toBeNull());

test("LOC-06 a formatted date is parsed back to the same date", () => {
  const dates = fc.date({ min: new Date("1900-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
  const parts = fc.tuple(
    fc.constantFrom("d", "dd", "D", "DD"),
    fc.constantFrom("m", "M", "MM"),
    fc.constantFrom("yy", "yyyy", "YYYY"),
  );
  const formats = fc
    .tuple(
      parts.chain((parts) => fc.shuffledSubarray(parts, { minLength: 3 })),
      fc.constantFrom("/", ".", "-", " ", ". "),
    )
    .map(([parts, separator]) => parts.join(separator));
  fc.assert(
    fc.property(dates, formats, (made, format) => {
      const date = day(made.getUTCFullYear(), made.getUTCMonth() + 1, made.getUTCDate());
      expect(isDateFormat(format)).toBe(true);
      expect(parseDate(formatDate(date, format), format)).toEqual(date);
      expect(fromIso(toIso(date))).toEqual(date);
    }),
  );
});

test("LOC-06 a date is formatted with as many digits as the format has letters", () => {
  expect(formatDate(day(2026, 7, 4), "DD/MM/YYYY")).toBe("04/07/2026");
  expect(formatDate(day(2026, 7, 4), "d.M.yy")).toBe("4.7.26");
});

test("LOC-06 a year that two digits would change is formatted with four", () => {
  expect([1930, 1949, 1950, 2049, 2050].map((year) => formatDate(day(year, 12, 24), "d/M/yy"))).toEqual([
    "24/12/1930",
    "24/12/1949",
    "24/12/50",
    "24/12/49",
    "24/12/2050",
  ]);
});

test.each([
  "M/d/yyyy",
  "dd.MM.yy",
  "d-M-yyyy",
  "DD/MM/YYYY",
  "yyyy-MM-dd",
  "yyyy. MM. dd.",
  "d. M. yyyy",
  "DD MMM YYYY",
  "dd/MMM/yyyy",
  "MMMM d, yyyy",
  "dd-MM-yyyy HH:mm",
  "d.M.yy H.mm",
  "M/d/yyyy h:mm:ss tt",
])("LOC-06 VAL-03 %s is a date format", (format) => expect(isDateFormat(format)).toBe(true));

test.each([
  "short",
  "d",
  "dddd d MMMM yyyy",
  "dd/yyyy HH:mm",
  "dd/MM",
  "dd/dd/yyyy",
  "ddMMyyyy",
  "d/M/y",
  "d/M/yyy",
  "dd/MM/yyyy HH",
  "dddd/MM/yyyy",
  "",
])("LOC-06 %s is not a date format; DD/MM/YYYY is used instead", (format) => {
  expect(isDateFormat(format)).toBe(false);
  expect(formatDate(day(2026, 12, 4), format)).toBe(formatDate(day(2026, 12, 4), DEFAULT_FORMAT));
  expect(parseDate("4/12/2026", format)).toEqual(day(2026, 12, 4));
});
