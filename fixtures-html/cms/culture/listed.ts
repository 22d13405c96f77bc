import type { Culture } from "../catalogue/types.ts";
import { directionOf } from "./cultures.ts";

/** The comma between words, with the space after it. */
export const commaOf = (culture: Culture): string => (culture === "ar" ? "، " : ", ");

/** Joins words, such as `sage, M`; empty ones are left out. */
export const listed = (culture: Culture, words: readonly (string | number | undefined)[]): string =>
  words.filter(Boolean).join(commaOf(culture));

/** Isolates a text from the text around it, as `<bdi>` does. */
export const isolated = (text: string): string => text && `\u2068${text}\u2069`;

/** Joins texts that may be in another language, such as the lines of an address. */
export const joined = (culture: Culture, texts: readonly string[]): string =>
  listed(culture, directionOf(culture) === "rtl" ? texts.map(isolated) : texts);
