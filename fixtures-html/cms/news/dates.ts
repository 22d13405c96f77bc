/** Days are written as `2026-11-05`. Months are written as `2026-11` in code and as `11/2026` in URLs. */

/** Parses `11/2026` as `2026-11`; null when it is not a month. */
export function readMonth(written: string): string | null {
  const [, month = "", year = ""] = /^(\d{1,2})\/(\d{4})$/.exec(written) ?? [];
  return Number(month) >= 1 && Number(month) <= 12 ? `${year}-${month.padStart(2, "0")}` : null;
}

/** Returns the day itself, or null when it does not exist, such as 30 February. */
export function readDay(written: string): string | null {
  const date = new Date(`${written}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(written) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().slice(0, 10) === written
    ? written
    : null;
}

/** Formats `2026-11` as `11/2026`. */
export const formatMonth = (month: string): string => month.split("-").reverse().join("/");

/** Adds a number of months to a month such as `2026-11`. */
export function addMonths(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/**
 * Weeks of a month from Monday on, with null for days of other months. There are always six, so that all months have
 * the same height.
 */
export function weeksOf(month: string): (string | null)[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const lead = (first.getUTCDay() + 6) % 7;
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const dayAt = (place: number): string | null =>
    place >= 1 && place <= count ? `${month}-${String(place).padStart(2, "0")}` : null;
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => dayAt(week * 7 + day + 1 - lead)),
  );
}
