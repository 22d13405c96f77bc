import type { Culture } from "../catalogue/types.ts";

/** The short date formats, which date fields also show as a hint. */
const formats: Record<Culture, string> = {
  en: "DD/MM/YYYY",
  fr: "DD/MM/YYYY",
  nl: "DD-MM-YYYY",
  de: "DD.MM.YYYY",
  ar: "DD/MM/YYYY",
};

export const shortDateFormat = (culture: Culture): string => formats[culture];

/** Formats `2026-12-24` as a short date. */
function shortDate(culture: Culture, iso: string): string {
  const [year = "", month = "", day = ""] = iso.split("-");
  return formats[culture].replace("YYYY", year).replace("MM", month).replace("DD", day);
}

/** A short date for a sentence: a word joiner keeps the browser from breaking the line after a hyphen in it. */
export const dateInText = (culture: Culture, iso: string): string => shortDate(culture, iso).replaceAll("-", "-\u2060");

/** Reads a short date as `2026-12-24`. Null when there is no such day. */
export function readShortDate(text: string): string | null {
  const [, day = "", month = "", year = ""] =
    /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(text.replace(/\u2060/g, "").trim()) ?? [];
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // JavaScript reads 31 February as 3 March.
  return year && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/** The day of the week: 1 for Monday to 7 for Sunday. */
export const weekdayOf = (iso: string): number => new Date(`${iso}T00:00:00Z`).getUTCDay() || 7;
