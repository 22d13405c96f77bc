import { warn } from "../warn.ts";

const formats: Record<string, Intl.NumberFormat> = {};

/**
 * Formats a number for `locale`, with at most three decimals and no grouping. `unit` is a unit of `Intl`, such as
 * `kilogram`, shown in its short form. Formats are cached, because creating one is slow.
 */
export const formatNumber = (value: number, locale: string, unit?: string): string =>
  (formats[`${locale} ${unit}`] ??= new Intl.NumberFormat(languageTag(locale), {
    maximumFractionDigits: 3,
    useGrouping: false,
    style: unit ? "unit" : "decimal",
    unit,
  })).format(value);

/**
 * Formats a number for a field: in the digits that servers and `parseDecimal` read, whichever the page shows; without a
 * comma in a field of type number, which accepts none, and in a hidden one, which only a server reads.
 * @param type of the field
 */
export const fieldNumber = (value: number, locale: string, type?: string): string =>
  /^(number|hidden)$/.test(type ?? "") ? String(value) : formatNumber(value, withDigits(languageTag(locale), "latn"));

const tags: Record<string, string> = {};

/**
 * Converts `locale` to a tag that `Intl` accepts: `fr_BE`, as in Java, becomes `fr-BE`. Numbers get the digits 0 to 9, which
 * fields and most servers write; a site whose server writes others asks for them: `ar-EG-u-nu-arab`. An invalid tag
 * logs a warning and becomes English.
 */
export const languageTag = (locale: string): string => (tags[locale] ??= canonicalTag(locale));

function canonicalTag(locale: string): string {
  try {
    const [tag = ""] = Intl.getCanonicalLocales(locale.replace(/_/g, "-"));
    return /-u-.*\bnu-/.test(tag) ? tag : withDigits(tag, "latn");
  } catch {
    warn(`locale expects a language tag such as fr-BE, got "${locale}"; English is used.`);
    return "en";
  }
}

/** @param numberingSystem as in `Intl`, such as `latn` for the digits 0 to 9 */
const withDigits = (tag: string, numberingSystem: string): string =>
  new Intl.Locale(tag, { numberingSystem }).toString();

// From here, so that the build keeps them in the chunk of numbers: a chunk of their own costs more than it saves.
export { isolated, joined } from "./bidi.ts";
