/** Opening hours of pickup points. */
import { localized } from "../catalogue/localized.ts";
import type { Culture, Localized } from "../catalogue/types.ts";
import { localeOf } from "../culture/cultures.ts";

/**
 * Days as numbers, 1 for Monday, with their hours or `-` for closed: `1-5 09:00-18:00; 6-7 -`. Other hours are shown as
 * they are; with words they have a text for each language.
 */
export type Hours = string | Localized;

/** The short name of a day. @param day 1 for Monday to 7 for Sunday */
const dayName = (culture: Culture, day: number): string =>
  // 1 January 2024 was a Monday.
  new Intl.DateTimeFormat(localeOf(culture), { weekday: "short", timeZone: "UTC" }).format(Date.UTC(2024, 0, day));

const closed = localized({ en: "closed", fr: "fermé", nl: "gesloten" });

/** A part of such hours. */
const days = /^([1-7])(?:-([1-7]))? (.+)$/;

/** The days of such hours that are not closed, 1 for Monday; none when the hours name no days. */
export const openDays = (hours: Hours): number[] =>
  (typeof hours === "string" ? hours : hours.en).split(";").flatMap((part) => {
    const [, first, last = first, spans] = days.exec(part.trim()) ?? [];
    if (!spans || spans === "-") return [];
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index);
  });

/** The hours in the language of a page, one text for some days: `Mon-Fri 09:00-18:00`. */
export const hoursIn = (culture: Culture, hours: Hours): string[] =>
  (typeof hours === "string" ? hours : hours[culture]).split(";").map((part) => {
    const [, first, last, spans] = days.exec(part.trim()) ?? [];
    if (!spans) return part.trim();
    const named = [first, last].flatMap((day) => (day ? dayName(culture, Number(day)) : []));
    return `${named.join("-")} ${spans === "-" ? closed[culture] : spans}`;
  });
