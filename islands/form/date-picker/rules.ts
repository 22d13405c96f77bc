import { languageTag } from "../../../shared/i18n/number.ts";
import { fromIso, parseDate, type PlainDate } from "../../../shared/i18n/short-date.ts";

/** The days that can be chosen. OPT-05 */
export interface Limits {
  min: PlainDate | null;
  max: PlainDate | null;
  /** Days of the week that cannot be chosen, 1 for Monday to 7 for Sunday. */
  closed: readonly number[];
}

const DAY_MS = 86_400_000;
const SUNDAY = 7;

export function toDate({ year, month, day }: PlainDate): Date {
  const date = new Date(0);
  // `Date.UTC()` would read the year 26 as 1926.
  date.setUTCFullYear(year, month - 1, day);
  return date;
}

const fromDate = (date: Date): PlainDate => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
});

/** The day of `date` in the visitor's time zone. */
export const localDay = (date: Date): PlainDate => ({
  year: date.getFullYear(),
  month: date.getMonth() + 1,
  day: date.getDate(),
});

/** Negative when `a` is before `b`. */
export const compare = (a: PlainDate, b: PlainDate): number => a.year - b.year || a.month - b.month || a.day - b.day;

export const isSame = (a: PlainDate | null, b: PlainDate): boolean => a !== null && compare(a, b) === 0;

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: PlainDate): number => toDate(date).getUTCDay() || SUNDAY;

export const addDays = (date: PlainDate, days: number): PlainDate =>
  fromDate(new Date(toDate(date).getTime() + days * DAY_MS));

const daysIn = (year: number, month: number): number => toDate({ year, month: month + 1, day: 0 }).getUTCDate();

/** The same day in another month, or its last day: one month after 31 January is 28 or 29 February. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const count = date.year * 12 + date.month - 1 + months;
  const year = Math.floor(count / 12);
  const month = count - year * 12 + 1;
  return { year, month, day: Math.min(date.day, daysIn(year, month)) };
}

/**
 * The days of a month in weeks. Always six rows, so that the calendar keeps its size; null where a cell has no day of
 * the month.
 */
export function weeksOf({ year, month }: PlainDate, firstDay: number): (PlainDate | null)[][] {
  const before = (weekdayOf({ year, month, day: 1 }) - firstDay + 7) % 7;
  const last = daysIn(year, month);
  const place = (index: number): PlainDate | null =>
    index < before || index >= before + last ? null : { year, month, day: index - before + 1 };
  return [0, 7, 14, 21, 28, 35].map((start) => [0, 1, 2, 3, 4, 5, 6].map((index) => place(start + index)));
}

/** The nearest day between the bounds. If `max` is before `min`, `max` is ignored. */
export function clamp(date: PlainDate, { min, max }: Limits): PlainDate {
  if (min && compare(date, min) < 0) return min;
  return max && compare(date, max) > 0 && !(min && compare(max, min) < 0) ? max : date;
}

export const canChoose = (date: PlainDate, { min, max, closed }: Limits): boolean =>
  !(min && compare(date, min) < 0) && !(max && compare(date, max) > 0) && !closed.includes(weekdayOf(date));

/** Whether any day of the month of `date` is between the bounds. */
export function hasMonth({ year, month }: PlainDate, { min, max }: Limits): boolean {
  return !(min && compare({ year, month, day: 31 }, min) < 0) && !(max && compare({ year, month, day: 1 }, max) > 0);
}

/**
 * The day that `key` moves to from `date`, in a calendar whose weeks start with `firstDay`; null for any other key.
 * WAI-ARIA APG, date picker dialog
 */
export function dayByKey(
  date: PlainDate,
  key: string,
  shift: boolean,
  firstDay: number,
  rtl: boolean,
): PlainDate | null {
  const place = (weekdayOf(date) - firstDay + 7) % 7;
  switch (key) {
    case "ArrowLeft":
      return addDays(date, rtl ? 1 : -1);
    case "ArrowRight":
      return addDays(date, rtl ? -1 : 1);
    case "ArrowUp":
      return addDays(date, -7);
    case "ArrowDown":
      return addDays(date, 7);
    case "Home":
      return addDays(date, -place);
    case "End":
      return addDays(date, 6 - place);
    case "PageUp":
      return addMonths(date, shift ? -12 : -1);
    case "PageDown":
      return addMonths(date, shift ? 12 : 1);
    default:
      return null;
  }
}

/** Parses the day in an attribute: in the short format, or as 2027-01-31. Null if it is neither. */
export const parseDay = (text: string, format: string, locale?: string): PlainDate | null =>
  fromIso(text) ?? parseDate(text, format, locale);

/** The later of two dates, or the only one given. */
export const later = (a: PlainDate | null, b: PlainDate | null): PlainDate | null =>
  a && b ? (compare(a, b) > 0 ? a : b) : (a ?? b);

/** The earlier of two dates, or the only one given. */
export const earlier = (a: PlainDate | null, b: PlainDate | null): PlainDate | null =>
  a && b ? (compare(a, b) < 0 ? a : b) : (a ?? b);

/**
 * The years to choose from: those between the bounds; without bounds, from 100 years before `year` to 10 years after.
 */
export function yearsAround({ year }: PlainDate, { min, max }: Limits): number[] {
  const first = Math.min(year, min?.year ?? year - 100);
  const last = Math.max(year, max?.year ?? year + 10);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

type WeekInfo = { firstDay: number };
type WithWeekInfo = Intl.Locale & { getWeekInfo?(): WeekInfo; weekInfo?: WeekInfo };

/** The first day of the week in `locale`: 1 for Monday to 7 for Sunday. Monday if the browser does not know. */
export function firstDayOf(locale: string): number {
  const localeInfo = new Intl.Locale(languageTag(locale)) as WithWeekInfo;
  return (localeInfo.getWeekInfo?.() ?? localeInfo.weekInfo)?.firstDay ?? 1;
}
