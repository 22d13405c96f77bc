import { plainText } from "../plain-text.ts";
import { languageTag } from "./number.ts";

/** Dates as people type them, in the order that a short format gives: `DD/MM/YYYY`, `d.M.yy`, `dd MMM yyyy`, `dd-MM-yyyy HH:mm`. LOC-06, VAL-03 */

export interface PlainDate {
  /** Four digits. */
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  /** The time of day as it was typed behind the date, such as ` 10:30` or `T10:30`; missing where there is none. */
  time?: string;
}

/** Years of two digits end with this one, as in .NET. */
const LAST_OF_TWO_DIGITS = 2049;

/** Stands in for a short format that is not usable. */
export const DEFAULT_FORMAT = "DD/MM/YYYY";

const letters = /(y+|m+|d+)/gi;
const dateFormat = /^(?=.*d)(?=.*m)(?=.*y)(dd?|m{1,4}|(yy){1,2})(\s*[/. ,-]\s*(dd?|m{1,4}|(yy){1,2})){2}\.?$/i;
/** The end of a format, and of a text, that tells the time. */
const timeFormat = /[ T]+hh?[:.]mm([:.]ss)?( ?tt?)?$/i;
const typedTime = /,?[ T]+([01]?\d|2[0-3])[:.][0-5]\d([:.][0-5]\d)?( ?[ap]\.?m\.?)?$/i;

const withoutTime = (format: string): string => format.replace(timeFormat, "");

/**
 * Whether `format` has a day of one or two letters, a month of one to four and a year of two or four, once each, with one of `/ . , -` or a space
 * between them: `d/MM/yyyy`, `DD.MM.YY`. Three letters of the month stand for its short name, four for its name. A time may follow: `HH:mm`,
 * `hh:mm:ss tt`.
 */
export const isDateFormat = (format: string): boolean => dateFormat.test(withoutTime(format));

const usable = (format: string): string => (isDateFormat(format) ? withoutTime(format) : DEFAULT_FORMAT);

/**
 * The date that `text` is in `format`, that is in DD/MM/YYYY where it is unusable, or null when it is none: any of `/ . , -` or a space between the
 * parts, one or two digits for day and month, two or four for the year, and a day that the calendar has. A month of three letters or more is its
 * name in the language of `locale`, or a number. A time may follow where the format has one.
 */
export function parseDate(text: string, format: string, locale = "en"): PlainDate | null {
  const plain = plainText(text).trim();
  const [time = ""] = (timeFormat.test(format) && typedTime.exec(plain)) || [];
  const parts = plain
    .slice(0, plain.length - time.length)
    .replace(/\.$/, "")
    .split(/\s*\.\s*[/,-]?\s*|\s*[/ ,-]\s*/);
  const runs = usable(format).toLowerCase().match(letters)!;
  const [day, month, year] = ["d", "m", "y"].map(
    (letter) => parts[runs.findIndex((run) => run[0] === letter)] ?? "",
  ) as [string, string, string];
  if (parts.length !== 3 || !/^\d\d?$/.test(day) || !/^(\d\d){1,2}$/.test(year)) return null;
  const number = /^\d\d?$/.test(month)
    ? Number(month)
    : runs.some((run) => run.startsWith("mmm"))
      ? monthNamed(month, locale)
      : 0;
  return valid({ year: fullYear(year), month: number, day: Number(day), ...(time && { time }) });
}

/** The month, 1 to 12, whose name, long or short, begins with `name`, of three letters at least; 0 for none, or several. */
function monthNamed(name: string, locale: string): number {
  const wanted = bare(name);
  const isMeant = (month: number): boolean =>
    bare(monthName(month, "long", locale)).startsWith(wanted) || bare(monthName(month, "short", locale)) === wanted;
  const [month = 0, ...others] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(isMeant);
  return wanted.length < 3 || others.length > 0 ? 0 : month;
}

const monthName = (month: number, length: "long" | "short", locale: string): string =>
  new Intl.DateTimeFormat(languageTag(locale), { month: length, calendar: "gregory", timeZone: "UTC" }).format(
    Date.UTC(2024, month - 1),
  );

/** Without accents, points and capitals. */
const bare = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\p{M}.]/gu, "")
    .toLowerCase();

function fullYear(digits: string): number {
  if (digits.length === 4) return Number(digits);
  const century = LAST_OF_TWO_DIGITS - (LAST_OF_TWO_DIGITS % 100);
  const year = century + Number(digits);
  return year > LAST_OF_TWO_DIGITS ? year - 100 : year;
}

/** `date`, or null when the calendar has no such day: 30 February. */
function valid(date: PlainDate): PlainDate | null {
  const { year, month, day } = date;
  const made = new Date(Date.UTC(year, month - 1, day));
  return year > 0 && made.getUTCFullYear() === year && made.getUTCMonth() === month - 1 && made.getUTCDate() === day
    ? date
    : null;
}

/** `date` in `format`: as many digits as it has letters, at least as many as needed; a year that two digits would not bring back has four. Its time follows as it is. */
export function formatDate(date: PlainDate, format: string, locale = "en"): string {
  const text = usable(format).replace(letters, (run) => {
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

/** `2027-01-31`, as `<input type="date">` and `<time datetime>` have it. */
export const toIso = ({ year, month, day }: PlainDate): string =>
  `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

/** The date of `2027-01-31`, or null. */
export function fromIso(text: string): PlainDate | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim()) ?? [];
  return day === undefined ? null : valid({ year: Number(year), month: Number(month), day: Number(day) });
}
