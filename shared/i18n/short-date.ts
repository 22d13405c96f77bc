/** Dates as people type them, in the order that the site's short format gives: `DD/MM/YYYY`, `d.M.yy`, `MM-DD-YYYY`. LOC-06, VAL-03 */

export interface PlainDate {
  /** Four digits. */
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

/** Years of two digits end with this one, as in .NET. */
const LAST_OF_TWO_DIGITS = 2049;

type Part = keyof PlainDate;

const partOf: Record<string, Part> = { y: "year", m: "month", d: "day" };
const letters = /(y+|m+|d+)/gi;

/** What stands for a short format that no date can be written in. */
export const DEFAULT_FORMAT = "DD/MM/YYYY";

/** Whether `format` has a day and a month of one or two letters and a year of two or four, once each, with one of `/ . -` or a space between them: `d/MM/yyyy`, `DD.MM.YY`. */
export const isDateFormat = (format: string): boolean => /^(?=.*d)(?=.*m)(?=.*y)(dd?|mm?|(yy){1,2})(\s*[/. -]\s*(dd?|mm?|(yy){1,2})){2}\.?$/i.test(format);

const usable = (format: string): string => (isDateFormat(format) ? format : DEFAULT_FORMAT);

/** The order of the parts in `format`. */
const orderOf = (format: string): Part[] => usable(format).match(letters)!.map((run) => partOf[run[0]!.toLowerCase()]!);

/**
 * The date that `text` is in `format`, that is in DD/MM/YYYY where it is unusable, or null when it is none: any of `/ . -` or a space between the parts, one or two digits
 * for day and month, two or four for the year, and a day that the calendar has.
 */
export function parseDate(text: string, format: string): PlainDate | null {
  const match = /^(\d{1,4})\s*[/. -]\s*(\d{1,4})\s*[/. -]\s*(\d{1,4})\.?$/.exec(text.trim());
  if (!match) return null;
  const order = orderOf(format);
  const digits = (part: Part): string => match[order.indexOf(part) + 1]!;
  if (digits("day").length > 2 || digits("month").length > 2 || ![2, 4].includes(digits("year").length)) return null;
  return valid({ year: fullYear(digits("year")), month: Number(digits("month")), day: Number(digits("day")) });
}

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
  return year > 0 && made.getUTCFullYear() === year && made.getUTCMonth() === month - 1 && made.getUTCDate() === day ? date : null;
}

/** `date` in `format`: as many digits as it has letters, at least as many as needed; a year that two digits would not bring back has four. */
export function formatDate(date: PlainDate, format: string): string {
  return usable(format).replace(letters, (run) => {
    const part = partOf[run[0]!.toLowerCase()]!;
    const digits = String(date[part]).padStart(part === "year" ? 4 : run.length, "0");
    const isShort = part === "year" && run.length < 4 && fullYear(digits.slice(-2)) === date.year;
    return isShort ? digits.slice(-2) : digits;
  });
}

/** `2027-01-31`, as `<input type="date">` and `<time datetime>` have it. */
export const toIso = ({ year, month, day }: PlainDate): string =>
  `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

/** The date of `2027-01-31`, or null. */
export function fromIso(text: string): PlainDate | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim()) ?? [];
  return day === undefined ? null : valid({ year: Number(year), month: Number(month), day: Number(day) });
}
