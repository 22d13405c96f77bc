import { normalizeText } from "../text/normalize-text.ts";

/**
 * Parses a typed amount: `12`, `12,50`, `1 234.50`, `€ 1.234,50`. A single separator before three digits is one of
 * thousands if the locale uses it so, as in `1.234` for nl; otherwise its meaning is unknown, and the result is null.
 * Returns null for anything else: negative numbers, exponents (`-5`, `1e9`), and numbers too large or too small to be
 * written without an exponent.
 */
export function parseAmount(text: string, locale: string): number | null {
  const plain = normalizeText(text).replace(/[\s'’_٬]|\p{Sc}/gu, "");
  if (!/^(\d+|\d*[.,]\d+|\d{1,3}([.,]\d{3})+([.,]\d*)?|\d+[.,])$/.test(plain)) return null;
  const marks = plain.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  const mayBeGroup = /^[1-9]\d{0,2}[.,]\d{3}$/.test(plain);
  if (mayBeGroup && last !== groupSeparatorOf(locale)) return null;
  const grouped = mayBeGroup || (marks.length > 1 && marks.every((mark) => mark === last));
  if (marks.length > 2 && marks.slice(0, -1).some((mark) => mark !== marks[0])) return null;
  const [whole, fraction = ""] =
    grouped || !last ? [plain] : [plain.slice(0, plain.lastIndexOf(last)), plain.slice(plain.lastIndexOf(last) + 1)];
  const amount = Number(`${whole!.replace(/[.,]/g, "") || "0"}.${fraction || "0"}`);
  return String(amount).includes("e") ? null : amount;
}

const groupSeparatorOf = (locale: string): string | undefined =>
  new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1234567).find(({ type }) => type === "group")
    ?.value;
