import { fieldNumber } from "../i18n/number.ts";
import { shell } from "../shell-api.ts";
import { normalizeText } from "../text/normalize-text.ts";
import { parseDecimal } from "./decimal.ts";

/**
 * Whether the separator in `text` may be one of thousands: `1,000` in English, `1.000` in Dutch. With `isWhole`, a
 * separator before three digits is never a decimal one, so that both texts may be a thousand.
 */
export function mayBeThousands(text: string, locale: string, isWhole = false): boolean {
  const [, separator] = /^[+-]?[1-9]\d{0,2}([.,])\d{3}(?![\d.,])/.exec(normalizeText(text).trim()) ?? [];
  return !!separator && (isWhole || !fieldNumber(0.5, locale).includes(separator));
}

/** The part of an input that these functions read. */
type TypedText = Pick<HTMLInputElement, "value" | "defaultValue" | "type">;

/** Whether a visitor typed a number into the field that may be thousands. The server's own number is a decimal. */
export const isUnclear = (
  { value, defaultValue, type }: TypedText,
  isWhole = false,
  locale = shell().settings.locale,
): boolean =>
  // Browsers convert the text of a number field to a decimal point. Scripts write decimals into a hidden one.
  value !== defaultValue &&
  mayBeThousands(value, /^(number|hidden)$/.test(type) ? "en" : locale, isWhole && type !== "hidden");

/**
 * Parses the number in the field, as `parseDecimal` does. Null also for a typed number that may be thousands: guessing
 * would order the wrong quantity.
 */
export const typedNumber = (input: TypedText, isWhole = false): number | null =>
  isUnclear(input, isWhole) ? null : parseDecimal(input.value);

/** Whether the text names a number, but which one is unknown: `3 kg`, `1'000`, or one that may be thousands. */
export const isUnreadable = (input: TypedText, isWhole = false): boolean =>
  /\p{Nd}/u.test(input.value) && typedNumber(input, isWhole) === null;
