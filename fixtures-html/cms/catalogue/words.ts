import type { Localized } from "./types.ts";

/** Reads "English | French | Dutch"; a missing language repeats the first. French has its no-break spaces from here. */
export function words(text: string): Localized {
  const [en = "", fr, nl = en] = text.split("|").map((part) => part.trim());
  return { en, fr: fr?.replace(/ (?=[;:!?»%])|(?<=«) /g, "\u00a0") ?? en, nl };
}

/** Puts texts one after another, language by language. */
export function join(...parts: (string | Localized)[]): Localized {
  const inOne = (culture: keyof Localized) =>
    parts.map((part) => (typeof part === "string" ? part : part[culture])).join("");
  return { en: inOne("en"), fr: inOne("fr"), nl: inOne("nl") };
}

export interface Fact {
  name: Localized;
  value: Localized;
}

/** A row of the attribute table; both sides may be written as "English | French | Dutch". */
export function fact(name: string, value: string | Localized): Fact {
  return { name: words(name), value: typeof value === "string" ? words(value) : value };
}

/** The same text with a capital first. */
export function capital(text: Localized): Localized {
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
