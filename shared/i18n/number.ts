const formats = new Map<string, Intl.NumberFormat>();

/** `value` as people of `locale` write it, in digits that `parseDecimal` reads, with at most three decimals and no grouping. A format is made once: making one is slow. */
export function formatNumber(value: number, locale: string): string {
  let format = formats.get(locale);
  if (!format) formats.set(locale, (format = new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: false, numberingSystem: "latn" })));
  return format.format(value);
}
