/** Days are written as `2026-11-05`, months inside as `2026-11` and in addresses as `11/2026`. */

/** `2026-11` for `11/2026`; null for what is no month. */
export function readMonth(written: string): string | null {
  const [, month = "", year = ""] = /^(\d{1,2})\/(\d{4})$/.exec(written) ?? [];
  return Number(month) >= 1 && Number(month) <= 12 ? `${year}-${month.padStart(2, "0")}` : null;
}

/** The same day; null for what is none, such as the thirtieth of February. */
export function readDay(written: string): string | null {
  const date = new Date(`${written}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(written) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().slice(0, 10) === written
    ? written
    : null;
}

/** `11/2026` for `2026-11`. */
export const writtenMonth = (month: string): string => month.split("-").reverse().join("/");

/** The month so many after `2026-11`. */
export function monthAfter(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** The days of a month in weeks from Monday on, `null` where the week has days of another month; six weeks, so that each month is as high as the others. */
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
