import { expect, test } from "vitest";
import { arrivalOf } from "../../../fixtures-html/cms/checkout/arrival.ts";
import { countryByCode, homeCountry } from "../../../fixtures-html/cms/checkout/countries.ts";
import { isHoliday } from "../../../fixtures-html/cms/checkout/holidays.ts";
import { openDays } from "../../../fixtures-html/cms/pickup/hours.ts";
import { methodById } from "../../../fixtures-html/cms/checkout/methods.ts";
import { date, weekdayAndDate } from "../../../fixtures-html/cms/culture/formats.ts";

const arrival = (method: string, time: string, country = homeCountry): string => {
  const { kind, day } = arrivalOf(methodById(method)!, country, Date.parse(time));
  return `${kind} ${day}`;
};

test.each([
  // Thursday morning: 11:59 in Brussels.
  ["1", "2026-12-03T10:59Z", "arrives 2026-12-04"],
  ["1", "2026-12-03T11:00Z", "arrives 2026-12-07"],
  // In Brussels it is Monday already.
  ["3", "2026-12-06T23:30Z", "arrives 2026-12-08"],
  // The Friday is Christmas Day.
  ["2", "2026-12-24T09:00Z", "arrives 2026-12-28"],
  ["4", "2026-12-03T14:59Z", "readyToday 2026-12-03"],
  ["4", "2026-12-03T15:00Z", "ready 2026-12-04"],
  // The shops are closed on Monday.
  ["4", "2026-12-07T09:00Z", "ready 2026-12-08"],
  ["11", "2026-12-05T09:00Z", "ready 2026-12-07"],
  ["12", "2026-12-07T10:00Z", "ready 2026-12-08"],
  ["12", "2026-12-07T12:00Z", "ready 2026-12-11"],
])("CRT-03 an order by method %s, made at %s: %s", (method, time, expected) => {
  expect(arrival(method, time)).toBe(expected);
});

test("CRT-03 an order is ready on a day on which the chosen shop is open", () => {
  const hours = "1 -; 2-5 10:00-18:00; 6 10:00-18:30; 7 -";
  expect(openDays(hours)).toEqual([2, 3, 4, 5, 6]);
  expect(openDays("24/7")).toEqual([]);
  // Saturday evening: other shops are open on Sunday.
  const evening = Date.parse("2026-12-05T17:00Z");
  expect(arrivalOf(methodById("4")!, homeCountry, evening).day).toBe("2026-12-06");
  expect(arrivalOf(methodById("4")!, homeCountry, evening, openDays(hours)).day).toBe("2026-12-08");
  // Without known days, those of the method count.
  expect(arrivalOf(methodById("4")!, homeCountry, evening, []).day).toBe("2026-12-06");
});

test("CRT-03 a delivery that takes two or three days has its last day", () => {
  const from = "2026-12-03T09:00Z";
  expect(["NL", "FR"].map((code) => arrival("1", from, countryByCode(code)))).toEqual([
    "arrives 2026-12-07",
    "arrivesBy 2026-12-08",
  ]);
});

test("CRT-03 nothing is delivered on holidays, also those that follow Easter", () => {
  const days = ["2026-04-06", "2027-03-29", "2025-04-21", "2026-05-14", "2026-05-25", "2026-12-25", "2076-04-20"];
  expect(days.filter((day) => !isHoliday(day))).toEqual([]);
  expect(["2026-04-13", "2026-12-24"].filter(isHoliday)).toEqual([]);
});

test.each([
  ["fr", "2026-12-01", "mardi 1er\u00a0décembre", "1er décembre 2026"],
  ["fr", "2026-12-11", "vendredi 11\u00a0décembre", "11 décembre 2026"],
  ["nl", "2026-12-01", "dinsdag 1\u00a0december", "1 december 2026"],
  ["de", "2026-12-01", "Dienstag, 1.\u00a0Dezember", "1. Dezember 2026"],
] as const)("CRT-03 in %s the day %s is %s, or %s with its year", (culture, iso, day, withYear) => {
  expect([weekdayAndDate(culture, iso), date(culture, iso)]).toEqual([day, withYear]);
});
