import { warn } from "../warn.ts";

const formats: Record<string, Intl.NumberFormat> = {};

/** `value` as people of `locale` write it, in digits that `parseDecimal` reads, with at most three decimals and no grouping; with a `unit` as `Intl` names it, such as `kilogram`, in its short form. A format is made once: making one is slow. */
export const formatNumber = (value: number, locale: string, unit?: string): string =>
  (formats[`${locale} ${unit}`] ??= new Intl.NumberFormat(languageTag(locale), {
    maximumFractionDigits: 3,
    useGrouping: false,
    numberingSystem: "latn",
    style: unit ? "unit" : "decimal",
    unit,
  })).format(value);

const tags: Record<string, string> = {};

/** `locale` as `Intl` takes it: `fr-BE` of `fr_BE`, as Java has it; English, with a warning, instead of what is no language tag. */
export const languageTag = (locale: string): string => (tags[locale] ??= tagOf(locale));

function tagOf(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replace(/_/g, "-"))[0]!;
  } catch {
    warn(`locale expects a language tag such as fr-BE, got "${locale}"; English is used.`);
    return "en";
  }
}
