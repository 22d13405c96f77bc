import type { TextTree } from "../../shared/api/localization.ts";
import { sourceOf } from "./source-hashes.ts";
import { type Forms, formsByKey } from "./text-tree.ts";

export interface Comparison {
  /** Keys of English texts, without plural suffixes. */
  keys: string[];
  missing: string[];
  /** Keys whose English text is another one than that which was translated. */
  stale: string[];
  /** Faults in texts, by key. */
  wrong: Map<string, string>;
  /** Keys that English does not have. */
  unknown: string[];
  /** Keys of texts that are the English ones: not translated yet. */
  english: string[];
  /** Keys of single words that are the English ones, which may be right. */
  same: string[];
}

/**
 * Compares the texts of a language with the English ones.
 * @param language a language tag, such as `cs`, which decides the plural forms
 */
export function compareTexts(english: TextTree, translation: TextTree, language: string): Comparison {
  const source = formsByKey(english);
  const translated = formsByKey(translation);
  const isFrom = sourceOf(translation);
  const suffixes = pluralSuffixes(language);
  const found: Comparison = {
    keys: [...source.keys()],
    missing: [],
    stale: [],
    wrong: new Map(),
    unknown: [...translated.keys()].filter((key) => !source.has(key)),
    english: [],
    same: [],
  };
  for (const [key, original] of source) {
    const forms = translated.get(key);
    if (!forms) {
      found.missing.push(key);
      continue;
    }
    // A text that was just added in English is not stale.
    if (isSame(forms, original)) found[isSingleWord(original) && isFrom(key, original) ? "same" : "english"].push(key);
    else if (!isFrom(key, original)) found.stale.push(key);
    const fault = faultOf(forms, original, suffixes);
    if (fault) found.wrong.set(key, fault);
  }
  return found;
}

const lastOf = (forms: Forms): string => [...forms.values()].at(-1)!;

const isSingleWord = (forms: Forms): boolean => !/\p{L} \p{L}/u.test(lastOf(forms));

const isSame = (forms: Forms, original: Forms): boolean => [...forms.values()].includes(lastOf(original));

function faultOf(forms: Forms, original: Forms, suffixes: readonly string[]): string | undefined {
  const expected = original.has("") ? [""] : suffixes;
  const lacking = expected.filter((suffix) => !forms.has(suffix));
  // A text that is the same for all numbers needs no forms.
  if (lacking.length > 0 && !forms.has("")) return `lacks ${lacking.map((suffix) => `…${suffix}`).join(", ")}`;
  const superfluous = [...forms.keys()].filter(
    (suffix) => suffix !== "" && !expected.includes(suffix) && suffix !== "_many",
  );
  if (superfluous.length > 0)
    return `has ${superfluous.map((suffix) => `…${suffix}`).join(", ")}, which this language or text does not use`;
  const wanted = placeholdersIn(lastOf(original));
  for (const [suffix, text] of forms) {
    const has = placeholdersIn(text);
    // A text for exactly one needs no number: "One line".
    const mayLack = /_(?:zero|one|two)$/.test(suffix);
    const fault = [
      ...(mayLack ? [] : wanted.filter((one) => !has.includes(one)).map((one) => `lacks ${one}`)),
      ...has.filter((one) => !wanted.includes(one)).map((one) => `has ${one}, which English lacks`),
    ][0];
    if (fault) return suffix ? `…${suffix} ${fault}` : fault;
  }
  return undefined;
}

const placeholdersIn = (text: string): string[] => [...new Set(text.match(/\{\d+\}/g))];

/** The plural forms of a language for numbers up to a thousand, as suffixes. */
export function pluralSuffixes(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  const samples = [...Array(1_000).keys(), 0.5, 1.5];
  const used = new Set(samples.map((sample) => rules.select(sample)));
  return (["zero", "one", "two", "few", "many", "other"] as const)
    .filter((category) => used.has(category) || category === "other")
    .map((category) => `_${category}`);
}
