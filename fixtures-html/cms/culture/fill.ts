import { isolated } from "./listed.ts";

/** Replaces `{0}`, `{1}` in a text by values. Those in an Arabic text do not change its order. */
export function fill(text: string, ...values: (string | number)[]): string {
  const isArabic = /\p{Script=Arabic}/u.test(text);
  return text.replace(/\{(\d+)\}/g, (place, index) => {
    const value = values[Number(index)] ?? place;
    return isArabic && typeof value === "string" ? isolated(value) : String(value);
  });
}

/** Fills the form of a text that fits a count: `one` for the language's singular, else `many`. */
export function counted(locale: string, wording: { one: string; many: string }, count: number): string {
  const rule = new Intl.PluralRules(locale).select(count);
  return fill(rule === "one" ? wording.one : wording.many, new Intl.NumberFormat(locale).format(count));
}
