import type { Culture } from "../catalogue/types.ts";
import { localeOf } from "../culture/cultures.ts";
import { addMonths, weeksOf, formatMonth } from "./dates.ts";
import { articlesIn, newsPath, type Scope } from "./scope.ts";

/** Initial month of a calendar: the latest one with news. */
export const latestMonth = (scope: Scope): string => articlesIn(scope)[0]?.date.slice(0, 7) ?? "2026-11";

/** View data of a month's calendar; `chosen` is the day whose news are listed. NEW-01 */
export function calendarOf(culture: Culture, scope: Scope, month: string, chosen = "") {
  const dates = articlesIn(scope).map(({ date }) => date);
  const [latest = month, earliest = month] = [dates[0]?.slice(0, 7), dates.at(-1)?.slice(0, 7)];
  const counts = new Map<string, number>();
  for (const date of dates) counts.set(date, (counts.get(date) ?? 0) + 1);
  const link = (to: string) => ({
    value: formatMonth(to),
    name: monthName(culture, to),
    path: newsPath(culture, scope, { month: formatMonth(to) }),
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
            path: newsPath(culture, scope, { day }),
            isChosen: day === chosen,
          },
      ),
    ),
    // From a month before or after all news, link to the nearest one that has some.
    previous: month > earliest ? link(month > latest ? latest : addMonths(month, -1)) : null,
    next: month < latest ? link(month < earliest ? earliest : addMonths(month, 1)) : null,
  };
}

export const monthName = (culture: Culture, month: string): string =>
  format(culture, `${month}-01`, { month: "long", year: "numeric" });

/** Monday to Sunday. 1 June 2026 is a Monday. */
const weekdays = (culture: Culture) =>
  Array.from({ length: 7 }, (_, day) => {
    const date = `2026-06-0${day + 1}`;
    const name = format(culture, date, { weekday: "long" });
    const short = format(culture, date, { weekday: "short" }).replace(".", "");
    // Arabic has no short names but letters.
    return { short: short === name ? format(culture, date, { weekday: "narrow" }) : short, name };
  });

const format = (culture: Culture, day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeOf(culture), { ...options, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
