import { formatNumber } from "../i18n/number.ts";

const units = ["kilobyte", "megabyte", "gigabyte"];

/** `bytes` as people of `locale` write it, in the largest unit that fits; 1 kB is 1,024 bytes, as in the attributes. What is there is never 0. */
export function sizeText(bytes: number, locale: string, decimals = 1): string {
  const power = Math.min(units.length, Math.max(1, Math.floor(Math.log2(bytes) / 10)));
  const factor = 10 ** decimals;
  const rounded = Math.round((bytes / 1024 ** power) * factor) / factor;
  return formatNumber(bytes > 0 ? Math.max(1 / factor, rounded) : 0, locale, units[power - 1]);
}

/** Two sizes that differ, written so that one sees it. UPL-02 */
export function differentSizes(one: number, other: number, locale: string): [string, string] {
  for (let decimals = 1; decimals <= 3; decimals++) {
    const texts: [string, string] = [sizeText(one, locale, decimals), sizeText(other, locale, decimals)];
    if (texts[0] !== texts[1]) return texts;
  }
  return [formatNumber(one, locale, "byte"), formatNumber(other, locale, "byte")];
}
