import { fold } from "../text/fold.ts";
import { normalizeText } from "../text/normalize-text.ts";
import { languageTag } from "./number.ts";

/**
 * Parses and formats dates in a short format: `DD/MM/YYYY`, `d.M.yy`, `dd MMM yyyy`, `dd-MM-yyyy HH:mm`. LOC-06, VAL-03
 */

export interface PlainDate {
  /** Four digits. */
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  /** The time after the date, as typed, such as ` 10:30` or `T10:30`; missing when there is none. */
  time?: string;
}

/** Two-digit years are at most this one, as in .NET. */
const LAST_OF_TWO_DIGITS = 2049;

/** Replaces an invalid format. */
export const DEFAULT_FORMAT = "DD/MM/YYYY";

const letters = /(y+|m+|d+)/gi;
const dateFormat = /^(?=.*d)(?=.*m)(?=.*y)(dd?|m{1,4}|(yy){1,2})(\s*[/. ,-]\s*(dd?|m{1,4}|(yy){1,2})){2}\.?$/i;
/** The time at the end of a format; `typedTime` matches that of a typed text. */
const timeFormat = /[ T]+hh?[:.]mm([:.]ss)?( ?tt?)?$/i;
const typedTime = /,?[ T]+([01]?\d|2[0-3])[:.][0-5]\d([:.][0-5]\d)?( ?[ap]\.?m\.?)?$/i;

const withoutTime = (format: string): string => format.replace(timeFormat, "");

/**
 * Whether `format` contains a day of one or two letters, a month of one to four and a year of two or four, once each,
 * separated by one of `/ . , -` or a space: `d/MM/yyyy`, `DD.MM.YY`. Three letters of the month mean its short name,
 * four its full name. A time may follow: `HH:mm`, `hh:mm:ss tt`.
 */
export const isDateFormat = (format: string): boolean => dateFormat.test(withoutTime(format));

const usableFormat = (format: string): string => (isDateFormat(format) ? withoutTime(format) : DEFAULT_FORMAT);

/**
 * Parses `text` in `format`, or in DD/MM/YYYY if the format is invalid. Returns null when it is not a date of the
 * calendar. Accepts any of `/ . , -` or a space between the parts, one or two digits for day and month, and two or four
 * for the year. If the format has a month name, the month may be a number or at least three letters of its name in the
 * language of `locale`. If the format has a time, a time may follow.
 */
export function parseDate(text: string, format: string, locale = "en"): PlainDate | null {
  const plain = normalizeText(text).trim();
  const [time = ""] = (timeFormat.test(format) && typedTime.exec(plain)) || [];
  const parts = plain
    .slice(0, plain.length - time.length)
    .replace(/\.$/, "")
    .split(/\s*\.\s*[/,-]?\s*|\s*[/ ,-]\s*/)
    // Spanish and Portuguese dates: "24 de diciembre de 2026".
    .filter((part) => part !== "de");
  const runs = usableFormat(format).toLowerCase().match(letters)!;
  const [day, month, year] = ["d", "m", "y"].map(
    (letter) => parts[runs.findIndex((run) => run[0] === letter)] ?? "",
  ) as [string, string, string];
  if (parts.length !== 3 || !/^\d\d?$/.test(day) || !/^(\d\d){1,2}$/.test(year)) return null;
  const number = /^\d\d?$/.test(month)
    ? Number(month)
    : runs.some((run) => run.startsWith("mmm"))
      ? monthNamed(month, locale)
      : 0;
  return existingDate({ year: fullYear(year), month: number, day: Number(day), ...(time && { time }) });
}

/**
 * Finds the month, 1 to 12, whose full name starts with `name` (at least three letters), or whose short name equals it.
 * Returns 0 when none or several match.
 */
function monthNamed(name: string, locale: string): number {
  const prefix = plainName(name);
  const isMatch = (month: number): boolean =>
    plainName(monthName(month, "long", locale)).startsWith(prefix) ||
    plainName(monthName(month, "long", locale, true)).startsWith(prefix) ||
    plainName(monthName(month, "short", locale)) === prefix;
  const [month = 0, ...others] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(isMatch);
  return prefix.length < 3 || others.length > 0 ? 0 : month;
}

/**
 * @param isAlone the name as in the title of a calendar; in a date a long name may have another form, as "grudnia" in
 *   Polish, and a short one may be a number
 */
function monthName(month: number, length: "long" | "short", locale: string, isAlone = length === "short"): string {
  const format = new Intl.DateTimeFormat(languageTag(locale), {
    day: isAlone ? undefined : "numeric",
    month: length,
    calendar: "gregory",
    timeZone: "UTC",
  });
  return format.formatToParts(Date.UTC(2024, month - 1)).find(({ type }) => type === "month")!.value;
}

const plainName = (name: string): string => fold(name).replaceAll(".", "");

function fullYear(digits: string): number {
  if (digits.length === 4) return Number(digits);
  const century = LAST_OF_TWO_DIGITS - (LAST_OF_TWO_DIGITS % 100);
  const year = century + Number(digits);
  return year > LAST_OF_TWO_DIGITS ? year - 100 : year;
}

/** Returns `date`, or null for a day that does not exist, such as 30 February. */
function existingDate(date: PlainDate): PlainDate | null {
  const { year, month, day } = date;
  const utc = new Date(Date.UTC(year, month - 1, day));
  return year > 0 && utc.getUTCFullYear() === year && utc.getUTCMonth() === month - 1 && utc.getUTCDate() === day
    ? date
    : null;
}

/**
 * Formats `date` in `format`. Each number has at least as many digits as the format has letters. A year that two digits
 * would not restore is written with four. The time is appended unchanged.
 */
export function formatDate(date: PlainDate, format: string, locale = "en"): string {
  const text = usableFormat(format).replace(letters, (run) => {
    const letter = run[0]!.toLowerCase();
    if (letter === "m" && run.length > 2) return monthName(date.month, run.length > 3 ? "long" : "short", locale);
    const digits = String(letter === "y" ? date.year : letter === "m" ? date.month : date.day).padStart(
      letter === "y" ? 4 : run.length,
      "0",
    );
    const isShort = letter === "y" && run.length < 4 && fullYear(digits.slice(-2)) === date.year;
    return isShort ? digits.slice(-2) : digits;
  });
  return text + (date.time ?? "");
}

/** Formats a date as `2027-01-31`, for `<input type="date">` and `<time datetime>`. */
export const toIso = ({ year, month, day }: PlainDate): string =>
  `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

/** Parses `2027-01-31`; null for anything else. */
export function fromIso(text: string): PlainDate | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim()) ?? [];
  return day === undefined ? null : existingDate({ year: Number(year), month: Number(month), day: Number(day) });
}

/** Formats a date for a sentence: a word joiner keeps the browser from breaking the line after a hyphen in it. */
export const dateInText = (...date: Parameters<typeof formatDate>): string =>
  formatDate(...date).replaceAll("-", "-\u2060");
