import { groups } from "../../../texts/index.ts";
import arTexts from "../../../texts/ar.json" with { type: "json" };
import deTexts from "../../../texts/de.json" with { type: "json" };
import { formsByKey } from "../../../texts/translation/text-tree.ts";
import { textsIn } from "../../../texts/translation/texts-in.ts";
import type { TextTree } from "../../../shared/api/localization.ts";
import type { Culture, Localized, Written } from "../catalogue/types.ts";
import { cultures } from "./cultures.ts";
import ar from "./translations/ar.json" with { type: "json" };
import de from "./translations/de.json" with { type: "json" };

type Translations = ReadonlyMap<string, string>;

/** By the English text; where that has two meanings, by the English and the French one, such as `Remove|Retirer`. */
const translations: Partial<Record<Culture, Translations>> = {
  ar: new Map([...fromIslands(arTexts), ...Object.entries(ar)]),
  de: new Map([...fromIslands(deTexts), ...Object.entries(de)]),
};

/** Pages also have texts of islands. */
function fromIslands(texts: TextTree): [english: string, text: string][] {
  const translated = formsByKey(texts);
  return [...formsByKey(textsIn("en", groups))].flatMap(([key, forms]) =>
    [...forms].map(([suffix, english]): [string, string] => [english, translated.get(key)?.get(suffix) ?? english]),
  );
}

/** Whether the shop has a text in a language that is not written in the sources. */
export const isTranslated = (culture: Culture, { en, fr }: Written): boolean =>
  !!translations[culture] && (translations[culture].has(en) || translations[culture].has(`${en}|${fr}`));

/**
 * A text in a language of the shop. Three languages are written in the sources, the others in `translations/`; a text that
 * is the same in the three need not be there.
 */
export function textIn(culture: Culture, text: Written): string {
  const found = translations[culture];
  if (!found) return text[culture as keyof Written];
  return (
    found.get(`${text.en}|${text.fr}`) ?? found.get(text.en) ?? (isMeasure(text) ? text[measuresOf[culture]!] : text.en)
  );
}

/** The language that writes measures, such as "1.5 l", in the same way. */
const measuresOf: Partial<Record<Culture, keyof Written>> = { ar: "en", de: "nl" };

/** Whether only the decimal sign differs. */
const isMeasure = ({ en, nl }: Written): boolean => en.replace(/(?<=\d)\.(?=\d)/g, ",") === nl;

/** A text in all languages. */
export const inAllLanguages = (text: Written): Localized =>
  Object.fromEntries(cultures.map((culture) => [culture, textIn(culture, text)])) as Localized;
