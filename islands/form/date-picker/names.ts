import { languageTag } from "../../../shared/i18n/number.ts";
import type { PlainDate } from "../../../shared/i18n/short-date.ts";
import { toDate } from "./rules.ts";

/** Names of months and days in a language. */
export interface Names {
  /** `Thursday 24 December 2026` */
  day(date: PlainDate): string;
  /** `December 2026` */
  month(date: PlainDate): string;
  months: string[];
  /** The seven weekdays, starting with `firstDay`. */
  weekdays: { long: string; short: string }[];
}

/** Letters, with a dot, that fit above a column of the calendar at 360 px. */
const LONGEST_HEAD = 6;

export function namesIn(locale: string, firstDay: number): Names {
  const format = (options: Intl.DateTimeFormatOptions): ((date: PlainDate) => string) => {
    const formatter = new Intl.DateTimeFormat(languageTag(locale), {
      ...options,
      calendar: "gregory",
      timeZone: "UTC",
    });
    return (date) => formatter.format(toDate(date));
  };
  const [long, short, narrow, name] = [
    format({ weekday: "long" }),
    format({ weekday: "short" }),
    format({ weekday: "narrow" }),
    format({ month: "long" }),
  ];
  // 1 January 2024 was a Monday.
  const days = Array.from({ length: 7 }, (_, index) => ({
    year: 2024,
    month: 1,
    day: ((firstDay - 1 + index) % 7) + 1,
  }));
  // Portuguese and Arabic have whole words for the short names: too wide for a seventh of a phone.
  const head = days.some((date) => short(date).length > LONGEST_HEAD) ? narrow : short;
  return {
    day: format({ weekday: "long", day: "numeric", month: "long", year: "numeric" }),
    month: format({ month: "long", year: "numeric" }),
    months: Array.from({ length: 12 }, (_, index) => name({ year: 2024, month: index + 1, day: 1 })),
    weekdays: days.map((date) => ({ long: long(date), short: head(date) })),
  };
}
