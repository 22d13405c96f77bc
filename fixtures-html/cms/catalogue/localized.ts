import { cultures } from "../culture/cultures.ts";
import { commaOf } from "../culture/listed.ts";
import { inAllLanguages } from "../culture/translate.ts";
import type { Culture, Localized, Written } from "./types.ts";

/**
 * A text in all languages of the shop. A string is parsed as "English | French | Dutch"; a missing language repeats the
 * first, and the no-break spaces of French punctuation are added.
 */
export function localized(text: string | Written): Localized {
  if (typeof text !== "string") return inAllLanguages(text);
  const [en = "", fr, nl = en] = text.split("|").map((part) => part.trim());
  return inAllLanguages({ en, fr: fr?.replace(/ (?=[;:!?»%])|(?<=«) /g, "\u00a0") ?? en, nl });
}

/** Makes a text in each language. */
export const inEach = (textOf: (culture: Culture) => string): Localized =>
  Object.fromEntries(cultures.map((culture) => [culture, textOf(culture)])) as Localized;

/** Concatenates texts in each language. A string is for all of them: it has no more than marks, numbers and units. */
export const joinTexts = (...parts: (string | Localized)[]): Localized =>
  inEach((culture) =>
    parts.map((part) => (typeof part === "string" ? marksIn(culture, part) : part[culture])).join(""),
  );

const marksIn = (culture: Culture, text: string): string =>
  culture === "ar"
    ? text.replaceAll(", ", commaOf(culture)).replace(/(?<=\d )(?:mm|cm|g\/m²)/g, (unit) => arabicUnits[unit] ?? unit)
    : text;

const arabicUnits: Record<string, string> = { mm: "مم", cm: "سم", "g/m²": "غ/م²" };

export interface Fact {
  name: Localized;
  value: Localized;
}

/**
 * A row of the attribute table. A string is parsed as "English | French | Dutch". Its numbers stay on one line with
 * their units. A measure in one language, such as "1.5 l", gets a decimal comma in the others.
 */
export function fact(name: string, value: string | Localized): Fact {
  return { name: localized(name), value: typeof value === "string" ? localized(joinUnits(inAll(value))) : value };
}

function inAll(text: string): string {
  const withComma = text.replace(/(?<=\d)\.(?=\d)/g, ",");
  return text.includes("|") || withComma === text ? text : `${text} | ${withComma} | ${withComma}`;
}

const joinUnits = (text: string): string =>
  text.replace(/(?<=\d) (?=(?:°C|[ckm]?m|k?g|[cm]?l|kJ|kcal)(?![a-z]))/g, "\u00a0");

/** Capitalises the first letter. */
export const capitalise = (text: Localized): Localized =>
  inEach((culture) => text[culture].charAt(0).toUpperCase() + text[culture].slice(1));

export function slugOf(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
