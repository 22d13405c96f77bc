import { shell } from "../../../shared/shell-api.ts";
import { formatMoney } from "../../../shared/i18n/money.ts";
import { formatNumber } from "../../../shared/i18n/number.ts";

export interface Formats {
  locale: string;
  money(amount: number): string;
  /** A length in metres, or a weight in kilograms. */
  amount(length: number): string;
  /** A weight in `weightUnit`, without decimals that nobody weighs; 1000 grams and more in kilograms. */
  weight(weight: number): string;
}

/** The formats of the configured locale and currency; an empty one means that of the page. */
export function formatsFor(config: {
  locale: string;
  currency: string;
  unit: "metre" | "kilogram";
  weightUnit: "kilogram" | "gram";
}): Formats {
  const { settings } = shell();
  const locale = config.locale || settings.locale;
  const currency = config.currency || settings.currency;
  return {
    locale,
    money: (amount) => formatMoney(amount, { locale, currency }),
    amount: (length) => formatNumber(length, locale, config.unit === "metre" ? "meter" : "kilogram"),
    weight(weight) {
      if (config.weightUnit === "kilogram") return formatNumber(weight, locale, "kilogram");
      const grams = roundedGrams(weight);
      return grams < 1000 ? formatNumber(grams, locale, "gram") : formatNumber(grams / 1000, locale, "kilogram");
    },
  };
}

/** Whole grams from ten on; tenths below, where they matter. */
export const roundedGrams = (grams: number): number => (grams < 9.95 ? Math.round(grams * 10) / 10 : Math.round(grams));
