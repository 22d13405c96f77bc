/** Puts values in the places `{0}`, `{1}` of a text. */
export function fill(text: string, ...values: (string | number)[]): string {
  return text.replace(/\{(\d+)\}/g, (place, index) => String(values[Number(index)] ?? place));
}

/** The wording for a number of things: `one` for what the language counts as one, else `many`. */
export function counted(locale: string, wording: { one: string; many: string }, count: number): string {
  const rule = new Intl.PluralRules(locale).select(count);
  return fill(rule === "one" ? wording.one : wording.many, new Intl.NumberFormat(locale).format(count));
}
