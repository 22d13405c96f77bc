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

export function namesIn(locale: string, firstDay: number): Names {
  const format = (options: Intl.DateTimeFormatOptions): ((date: PlainDate) => string) => {
    const formatter = new Intl.DateTimeFormat(languageTag(locale), {
      ...options,
      calendar: "gregory",
      timeZone: "UTC",
    });
    return (date) => formatter.format(toDate(date));
  };
  const [long, short, name] = [format({ weekday: "long" }), format({ weekday: "short" }), format({ month: "long" })];
  return {
    day: format({ weekday: "long", day: "numeric", month: "long", year: "numeric" }),
    month: format({ month: "long", year: "numeric" }),
    months: Array.from({ length: 12 }, (_, index) => name({ year: 2024, month: index + 1, day: 1 })),
    weekdays: Array.from({ length: 7 }, (_, index) => {
      // 1 January 2024 was a Monday.
      const date = { year: 2024, month: 1, day: ((firstDay - 1 + index) % 7) + 1 };
      return { long: long(date), short: short(date) };
    }),
  };
}
