import { formatNumber } from "../i18n/number.ts";

const units = ["kilobyte", "megabyte", "gigabyte"];

/**
 * Formats `bytes` for `locale` in the largest unit that fits, from kilobytes up. 1 kB is 1,024 bytes, as in the
 * attributes. A file with content never shows as 0.
 */
export function sizeText(bytes: number, locale: string, decimals = 1): string {
  const power = Math.min(units.length, Math.max(1, Math.floor(Math.log2(bytes) / 10)));
  const factor = 10 ** decimals;
  const rounded = Math.round((bytes / 1024 ** power) * factor) / factor;
  return formatNumber(bytes > 0 ? Math.max(1 / factor, rounded) : 0, locale, units[power - 1]);
}

/** Formats two different sizes with as many decimals as it takes to tell them apart. UPL-02 */
export function differentSizes(first: number, second: number, locale: string): [string, string] {
  for (let decimals = 1; decimals <= 3; decimals++) {
    const texts: [string, string] = [sizeText(first, locale, decimals), sizeText(second, locale, decimals)];
    if (texts[0] !== texts[1]) return texts;
  }
  return [formatNumber(first, locale, "byte"), formatNumber(second, locale, "byte")];
}
