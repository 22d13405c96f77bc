import type { Localized } from "./types.ts";

/**
 * Parses "English | French | Dutch". A missing language repeats the first. Adds the no-break spaces of French
 * punctuation.
 */
export function localized(text: string): Localized {
  const [en = "", fr, nl = en] = text.split("|").map((part) => part.trim());
  return { en, fr: fr?.replace(/ (?=[;:!?»%])|(?<=«) /g, "\u00a0") ?? en, nl };
}

/** Concatenates texts in each language. */
export function joinTexts(...parts: (string | Localized)[]): Localized {
  const inOne = (culture: keyof Localized) =>
    parts.map((part) => (typeof part === "string" ? part : part[culture])).join("");
  return { en: inOne("en"), fr: inOne("fr"), nl: inOne("nl") };
}

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
export function capitalise(text: Localized): Localized {
  const up = (part: string) => part.charAt(0).toUpperCase() + part.slice(1);
  return { en: up(text.en), fr: up(text.fr), nl: up(text.nl) };
}

export function slugOf(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
