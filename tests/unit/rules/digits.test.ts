// Pages show numbers in the digits 0 to 9, unless their locale asks for others.
import { expect, test } from "vitest";
import { formatMoney } from "../../../shared/i18n/money.ts";
import { fieldNumber, formatNumber, languageTag } from "../../../shared/i18n/number.ts";
import { formatDate } from "../../../shared/i18n/short-date.ts";
import { createTranslator } from "../../../shared/i18n/translator.ts";

const shown = (locale: string) => {
  const translator = createTranslator("ar", () => {}, locale);
  translator.setSite({ Lines_few: "{0} خطوط", Lines_other: "{0} خط" });
  return [
    formatNumber(1234.5, locale),
    formatNumber(2.5, locale, "meter").replace(/[^\p{Nd}٫.,]/gu, ""),
    formatMoney(52, { locale, currency: "EUR" }).replace(/[^\p{Nd}٫.,]/gu, ""),
    translator.translate()("Lines", 3),
    fieldNumber(1234.5, locale),
    formatDate({ year: 2026, month: 12, day: 4 }, "DD/MM/YYYY", locale),
  ];
};

test.each(["ar", "ar-EG", "ar-SA", "ar-MA"])("LOC-06 numbers have the digits 0 to 9 in %s", (locale) => {
  expect(shown(locale).join(" ")).not.toMatch(/[٠-٩۰-۹]/);
  expect(shown(locale)[3]).toBe("3 خطوط");
});

test("LOC-06 a locale that asks for Arabic digits gets them everywhere but in fields", () => {
  expect(shown("ar-EG-u-nu-arab")).toEqual(["١٢٣٤٫٥", "٢٫٥", "٥٢٫٠٠", "٣ خطوط", "1234.5", "04/12/2026"]);
});

test("LOC-06 a locale keeps its other wishes, and an underscore is read", () => {
  expect(["fr_BE", "en-u-hc-h12", "ar-EG-u-nu-arab"].map(languageTag)).toEqual([
    "fr-BE-u-nu-latn",
    "en-u-hc-h12-nu-latn",
    "ar-EG-u-nu-arab",
  ]);
});
