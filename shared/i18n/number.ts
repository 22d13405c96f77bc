const formats = new Map<string, Intl.NumberFormat>();

/** `value` as people of `locale` write it, in digits that `parseDecimal` reads, with at most three decimals and no grouping; with a `unit` as `Intl` names it, such as `kilogram`, in its short form. A format is made once: making one is slow. */
export function formatNumber(value: number, locale: string, unit?: string): string {
  const key = `${locale} ${unit}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: false, numberingSystem: "latn", style: unit ? "unit" : "decimal", unit })));
  return format.format(value);
}
