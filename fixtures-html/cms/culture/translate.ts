import type { Culture, Localized, Written } from "../catalogue/types.ts";
import { cultures } from "./cultures.ts";
import ar from "./translations/ar.json";
import de from "./translations/de.json";

/** By the English text; where that has two meanings, by the English and the French one, such as `Remove|Retirer`. */
const translations: Partial<Record<Culture, Readonly<Record<string, string>>>> = { ar, de };

/**
 * A text in a language of the shop. Three languages are written in the sources, the others in `translations/`; a text that
 * is the same in the three need not be there.
 */
export function textIn(culture: Culture, text: Written): string {
  if (isWritten(culture)) return text[culture];
  const found = translations[culture]!;
  return found[`${text.en}|${text.fr}`] ?? found[text.en] ?? text.en;
}

const isWritten = (culture: Culture): culture is keyof Written => !(culture in translations);

/** A text in all languages. */
export const inAllLanguages = (text: Written): Localized =>
  Object.fromEntries(cultures.map((culture) => [culture, textIn(culture, text)])) as Localized;
