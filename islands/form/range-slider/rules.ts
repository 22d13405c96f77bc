import { fromThousandths, parseDecimal, toThousandths } from "../../../shared/decimal.ts";
import { formatMoney } from "../../../shared/i18n/money.ts";
import { formatNumber, languageTag } from "../../../shared/i18n/number.ts";

/** OPT-06. The values are `min`, a step more, and so on, and `max`. */
export interface Scale {
  min: number;
  max: number;
  step: number;
}

/** The value of the scale that is nearest to `value`, the higher of two. */
export function snap(value: number, { min, max, step }: Scale): number {
  if (value <= min) return min;
  if (value >= max) return max;
  const [from, unit] = [toThousandths(min), toThousandths(step)];
  const near = Math.min(fromThousandths(from + Math.round((toThousandths(value) - from) / unit) * unit), max);
  // The last step may be a short one.
  return max - value < Math.abs(near - value) ? max : near;
}

/**
 * What the typed texts become: values of the scale, the one at `changed` between its neighbours; null for an empty one and for what is no number.
 */
export function settle(texts: readonly string[], changed: number, scale: Scale): (number | null)[] {
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

/** Where the handles stand for these values: an empty input stands for its end. */
export const handlesOf = (values: readonly (number | null)[], { min, max }: Scale): number[] =>
  values.map((value, index) => value ?? (index > 0 ? max : min));

/** A value as it is said: with its currency, its unit, or its word. */
export function spoken(value: number, unit: string | undefined, locale: string): string {
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
