/** Replaces `{0}`, `{1}` in a text by values. */
export function fill(text: string, ...values: (string | number)[]): string {
  return text.replace(/\{(\d+)\}/g, (place, index) => String(values[Number(index)] ?? place));
}

/** Fills the form of a text that fits a count: `one` for the language's singular, else `many`. */
export function counted(locale: string, wording: { one: string; many: string }, count: number): string {
  const rule = new Intl.PluralRules(locale).select(count);
  return fill(rule === "one" ? wording.one : wording.many, new Intl.NumberFormat(locale).format(count));
}
