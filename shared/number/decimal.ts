import { normalizeText } from "../text/normalize-text.ts";

/**
 * Decimal numbers as people type them: one comma or dot, no thousands separators. Sums use whole thousandths, because
 * 0.3 / 0.1 is 2.999… in binary.
 */

/**
 * Parses a number, or returns null. `"1,5"`, `" 1.5 "` and `"１.５"` are 1.5; `""`, `"1.000,5"`, `"1 000"` and `"1e9"`
 * are null.
 */
export function parseDecimal(text: string): number | null {
  const plain = normalizeText(text).trim();
  return /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/.test(plain) ? Number(plain.replace(",", ".")) : null;
}

const SCALE = 1000;

/** Converts to whole thousandths. */
export const toThousandths = (value: number): number => Math.round(value * SCALE);

/** Converts thousandths back to a number. */
export const fromThousandths = (thousandths: number): number => thousandths / SCALE;
