/** Opening hours of pickup points. */
import type { Culture } from "../catalogue/types.ts";

/**
 * Days as numbers, 1 for Monday, with their hours or `-` for closed: `1-5 09:00-18:00; 6-7 -`. Other hours are shown as
 * they are; with words they have a text for each language.
 */
export type Hours = string | Record<Culture, string>;

const days: Record<Culture, readonly string[]> = {
  en: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  fr: ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."],
  nl: ["ma", "di", "wo", "do", "vr", "za", "zo"],
};

const closed: Record<Culture, string> = { en: "closed", fr: "fermé", nl: "gesloten" };

/** The hours in the language of a page, one text for some days: `Mon-Fri 09:00-18:00`. */
export const hoursIn = (culture: Culture, hours: Hours): string[] =>
  (typeof hours === "string" ? hours : hours[culture]).split(";").map((part) => {
    const [, first, last, spans] = /^([1-7])(?:-([1-7]))? (.+)$/.exec(part.trim()) ?? [];
    if (!spans) return part.trim();
    const named = [first, last].flatMap((day) => (day ? days[culture][Number(day) - 1]! : []));
    return `${named.join("-")} ${spans === "-" ? closed[culture] : spans}`;
  });
