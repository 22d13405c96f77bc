import type { Culture } from "../catalogue/types.ts";
import { localeOf } from "../culture/cultures.ts";
import { monthAfter, weeksOf, writtenMonth } from "./dates.ts";
import { articlesIn, newsAddress, type Scope } from "./scope.ts";

/** The month that a calendar opens with: the latest that has news. */
export const latestMonth = (scope: Scope): string => articlesIn(scope)[0]?.date.slice(0, 7) ?? "2026-11";

/** The calendar of a month as its fragment shows it; `chosen` is the day whose news are listed. NEW-01 */
export function calendarOf(culture: Culture, scope: Scope, month: string, chosen = "") {
  const dates = articlesIn(scope).map(({ date }) => date);
  const [latest = month, earliest = month] = [dates[0]?.slice(0, 7), dates.at(-1)?.slice(0, 7)];
  const counts = new Map<string, number>();
  for (const date of dates) counts.set(date, (counts.get(date) ?? 0) + 1);
  const link = (to: string) => ({
    value: writtenMonth(to),
    name: monthName(culture, to),
    path: newsAddress(culture, scope, { month: writtenMonth(to) }),
  });
  return {
    name: monthName(culture, month),
    weekdays: weekdays(culture),
    weeks: weeksOf(month).map((week) =>
      week.map(
        (day) =>
          day && {
            day,
            number: Number(day.slice(8)),
            count: counts.get(day) ?? 0,
            path: newsAddress(culture, scope, { day }),
            isChosen: day === chosen,
          },
      ),
    ),
    // From a month without news there is a way back to those that have some.
    previous: month > earliest ? link(month > latest ? latest : monthAfter(month, -1)) : null,
    next: month < latest ? link(month < earliest ? earliest : monthAfter(month, 1)) : null,
  };
}

export const monthName = (culture: Culture, month: string): string =>
  format(culture, `${month}-01`, { month: "long", year: "numeric" });

/** Monday to Sunday. The first of June 2026 is a Monday. */
const weekdays = (culture: Culture) =>
  Array.from({ length: 7 }, (_, day) => {
    const date = `2026-06-0${day + 1}`;
    return {
      short: format(culture, date, { weekday: "short" }).replace(".", ""),
      name: format(culture, date, { weekday: "long" }),
    };
  });

const format = (culture: Culture, day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeOf(culture), { ...options, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
