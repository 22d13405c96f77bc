import type { Culture } from "../catalogue/types.ts";
import { localeOf } from "./cultures.ts";

export function money(culture: Culture, cents: number): string {
  return new Intl.NumberFormat(localeOf(culture), { style: "currency", currency: "EUR" }).format(cents / 100);
}

/** A quantity that is kept in thousandths, such as `1,25` in French. */
export function quantity(culture: Culture, thousandths: number): string {
  const format = new Intl.NumberFormat(localeOf(culture), { maximumFractionDigits: 3, useGrouping: false });
  return format.format(thousandths / 1000);
}

export function date(culture: Culture, iso: string): string {
  return new Intl.DateTimeFormat(localeOf(culture), { dateStyle: "long", timeZone: "UTC" }).format(new Date(iso));
}
