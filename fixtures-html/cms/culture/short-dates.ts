import type { Culture } from "../catalogue/types.ts";

/** How people write a date here, and what its field says so. */
const formats: Record<Culture, string> = { en: "DD/MM/YYYY", fr: "DD/MM/YYYY", nl: "DD-MM-YYYY" };

export const shortDateFormat = (culture: Culture): string => formats[culture];

/** `2026-12-24` as people write it. */
export function shortDate(culture: Culture, iso: string): string {
  const [year = "", month = "", day = ""] = iso.split("-");
  return formats[culture].replace("YYYY", year).replace("MM", month).replace("DD", day);
}

/** The date that was typed, as `2026-12-24`; null when there is no such day. */
export function readShortDate(text: string): string | null {
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(text.trim()) ?? [];
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const made = new Date(`${iso}T00:00:00Z`);
  // 31 February would be 3 March.
  return year && !Number.isNaN(made.getTime()) && made.toISOString().startsWith(iso) ? iso : null;
}

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (iso: string): number => new Date(`${iso}T00:00:00Z`).getUTCDay() || 7;
