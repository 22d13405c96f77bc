import { fromThousandths, parseDecimal, toThousandths } from "../../../shared/number/decimal.ts";
import { isUnclear } from "../../../shared/number/typed-number.ts";
import { formatMoney } from "../../../shared/i18n/money.ts";
import { formatNumber, languageTag } from "../../../shared/i18n/number.ts";

/** The values of a slider: `min`, then in steps, and `max`. OPT-06 */
export interface Scale {
  min: number;
  max: number;
  step: number;
}

/** The nearest value of the scale; the higher one of two at the same distance. */
export function snap(value: number, { min, max, step }: Scale): number {
  if (value <= min) return min;
  if (value >= max) return max;
  const [from, unit] = [toThousandths(min), toThousandths(step)];
  const near = Math.min(fromThousandths(from + Math.round((toThousandths(value) - from) / unit) * unit), max);
  // The last step may be shorter than the others.
  return max - value < Math.abs(near - value) ? max : near;
}

type Input = Pick<HTMLInputElement, "value" | "defaultValue" | "type">;

/**
 * The text of an input. Thousands, as the language writes them, lose their separator: the field then shows how they were
 * read.
 */
export const plainText = (input: Input, locale: string): string =>
  isUnclear(input, false, locale) ? input.value.replace(/[.,]/, "") : input.value;

/** Whether a text names a value, but which one is unknown: `3 kg`, or `1.000` in English where the steps are whole. */
export const isUnknown = (input: Input, { step }: Scale, locale: string): boolean =>
  /\p{Nd}/u.test(input.value) &&
  (parseDecimal(plainText(input, locale)) === null ||
    (Number.isInteger(step) && !isUnclear(input, false, locale) && isUnclear(input, true, locale)));

/**
 * Converts typed texts to values of the scale. The value at index `changed` is kept between its neighbours. Null for an
 * empty text and for one that is not a number.
 */
export function constrain(texts: readonly string[], changed: number, scale: Scale): (number | null)[] {
  const values = texts.map((text) => {
    const value = parseDecimal(text);
    return value === null ? null : snap(value, scale);
  });
  const value = values[changed] ?? null;
  if (value === null) return values;
  const below = values[changed - 1] ?? scale.min;
  const above = values[changed + 1] ?? scale.max;
  return values.with(changed, Math.min(Math.max(value, below), above));
}

/** The handle positions for these values. An empty input puts its handle at its end. */
export const handlePositions = (values: readonly (number | null)[], { min, max }: Scale): number[] =>
  values.map((value, index) => value ?? (index > 0 ? max : min));

/** The value as screen readers announce it: with its currency, unit or word. */
export function describeValue(value: number, unit: string | undefined, locale: string): string {
  if (!unit) return formatNumber(value, locale);
  if (/^[A-Z]{3}$/.test(unit))
    return formatMoney(value, { locale, currency: unit, trailingZeroDisplay: "stripIfInteger" });
  try {
    return new Intl.NumberFormat(languageTag(locale), {
      style: "unit",
      unit,
      unitDisplay: "long",
      maximumFractionDigits: 3,
    }).format(value);
  } catch {
    return `${formatNumber(value, locale)} ${unit}`;
  }
}
