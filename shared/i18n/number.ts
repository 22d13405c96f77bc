import { warn } from "../warn.ts";

const formats: Record<string, Intl.NumberFormat> = {};

/**
 * Formats a number for `locale` in digits that `parseDecimal` reads, with at most three decimals and no grouping.
 * `unit` is a unit of `Intl`, such as `kilogram`, shown in its short form. Formats are cached, because creating one is
 * slow.
 */
export const formatNumber = (value: number, locale: string, unit?: string): string =>
  (formats[`${locale} ${unit}`] ??= new Intl.NumberFormat(languageTag(locale), {
    maximumFractionDigits: 3,
    useGrouping: false,
    numberingSystem: "latn",
    style: unit ? "unit" : "decimal",
    unit,
  })).format(value);

const tags: Record<string, string> = {};

/**
 * Converts `locale` to a tag that `Intl` accepts: `fr_BE`, as in Java, becomes `fr-BE`. An invalid tag logs a warning
 * and becomes English.
 */
export const languageTag = (locale: string): string => (tags[locale] ??= canonicalTag(locale));

function canonicalTag(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replace(/_/g, "-"))[0]!;
  } catch {
    warn(`locale expects a language tag such as fr-BE, got "${locale}"; English is used.`);
    return "en";
  }
}
