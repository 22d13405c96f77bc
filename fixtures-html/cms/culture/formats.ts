import type { Culture } from "../catalogue/types.ts";
import { localeOf } from "./cultures.ts";

/** An amount below zero has a minus sign, not the hyphen that some languages of `Intl` have for it. */
export function money(culture: Culture, cents: number): string {
  const text = new Intl.NumberFormat(localeOf(culture), { style: "currency", currency: "EUR" }).format(cents / 100);
  return text.replace("-", "−");
}

/** Formats an amount as people type it into a form, such as `1234,50`. */
export function plainAmount(culture: Culture, cents: number): string {
  const format = new Intl.NumberFormat(localeOf(culture), { minimumFractionDigits: 2, useGrouping: false });
  return format.format(cents / 100);
}

/** Formats a quantity in thousandths: 1250 is `1,25` in French. */
export function quantity(culture: Culture, thousandths: number): string {
  const format = new Intl.NumberFormat(localeOf(culture), { maximumFractionDigits: 3, useGrouping: false });
  return format.format(thousandths / 1000);
}

/** Formats a weight in grams to the gram, or below ten to a tenth of a gram. From a kilogram on, in kilograms. */
export function grams(culture: Culture, weight: number): string {
  const isHeavy = weight >= 999.5;
  const format = new Intl.NumberFormat(localeOf(culture), {
    style: "unit",
    unit: isHeavy ? "kilogram" : "gram",
    maximumFractionDigits: isHeavy ? 3 : weight < 9.95 ? 1 : 0,
    useGrouping: false,
  });
  return format.format(isHeavy ? weight / 1000 : weight);
}

/** Formats a share as whole percent: 0.2 is `20 %` in French. */
export function percent(culture: Culture, share: number): string {
  return new Intl.NumberFormat(localeOf(culture), { style: "percent" }).format(share);
}

/** Formats a day with its day of the week, such as `Thursday 3 December`. Day and month stay on one line. */
export function weekdayAndDate(culture: Culture, iso: string): string {
  const text = longDate(culture, iso, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  return text.replace(/(\d(?:\.|er)?) /, "$1\u00a0");
}

export const date = (culture: Culture, iso: string): string =>
  longDate(culture, iso, { dateStyle: "long", timeZone: "UTC" });

/** Formats a date with the name of its month. French writes the first day as `1er`, which `Intl` does not. */
export function longDate(culture: Culture, iso: string, options: Intl.DateTimeFormatOptions): string {
  const isFirst = ({ type, value }: Intl.DateTimeFormatPart): boolean =>
    culture === "fr" && type === "day" && value === "1";
  return new Intl.DateTimeFormat(localeOf(culture), options)
    .formatToParts(new Date(iso))
    .map((part) => (isFirst(part) ? "1er" : part.value))
    .join("");
}

const units = ["byte", "kilobyte", "megabyte"] as const;

/** Formats a number of bytes, such as `1,4 MB`. 1 kB is 1,024 bytes. */
export function fileSize(culture: Culture, bytes: number): string {
  const step = Math.min(2, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)));
  const value = bytes / 1024 ** step;
  const format = new Intl.NumberFormat(localeOf(culture), {
    style: "unit",
    unit: units[step],
    unitDisplay: step === 0 ? "long" : "short",
    maximumFractionDigits: value < 10 ? 1 : 0,
  });
  return format.format(value);
}
