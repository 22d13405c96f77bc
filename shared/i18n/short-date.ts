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

/** The order of the parts in `format`; day, month, year when it names not all three. */
function orderOf(format: string): Part[] {
  const order = (format.match(letters) ?? []).map((run) => partOf[run[0]!.toLowerCase()]!);
  return new Set(order).size === 3 && order.length === 3 ? order : ["day", "month", "year"];
}

/**
 * The date that `text` is in `format`, or null when it is none: any of `/ . -` or a space between the parts, one or two digits
 * for day and month, two or four for the year, and a day that the calendar has.
 */
export function parseDate(text: string, format: string): PlainDate | null {
  const match = /^(\d{1,4})\s*[/. -]\s*(\d{1,2})\s*[/. -]\s*(\d{1,4})\.?$/.exec(text.trim());
  if (!match) return null;
  const order = orderOf(format);
  const digits = (part: Part): string => match[order.indexOf(part) + 1]!;
  if (digits("day").length > 2 || ![2, 4].includes(digits("year").length)) return null;
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

/** `date` in `format`: as many digits as it has letters, at least as many as needed. */
export function formatDate(date: PlainDate, format: string): string {
  return format.replace(letters, (run) => {
    const digits = String(date[partOf[run[0]!.toLowerCase()]!]);
    return /^y{1,2}$/i.test(run) ? digits.slice(-2) : digits.padStart(run.length, "0");
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
