import { normalizeText } from "../text/normalize-text.ts";
import { parseDecimal } from "./decimal.ts";

/**
 * Converts a typed length with a unit to metres: `2,3 m`, `230 cm` and `2300mm` become `2.3`. Other text is only
 * normalised.
 */
export function plainLength(text: string): string {
  const plain = normalizeText(text).trim();
  const [number, unit] = plain.toLowerCase().split(/\s*([cm]?m)$/);
  const value = parseDecimal(number!);
  return value === null || !unit ? plain : `${value / (unit === "m" ? 1 : unit === "cm" ? 100 : 1000)}`;
}
