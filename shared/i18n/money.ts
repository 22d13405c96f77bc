import { warn } from "../warn.ts";

const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount, in euros and not in cents, as people of `locale` write it, with as many decimals as its currency has:
 * `formatMoney(12.5, shell().settings)`. Nothing for one that is not known. A format is made once: making one is slow. LOC-06
 */
export function formatMoney(amount: number | null | undefined, { locale, currency = "EUR" }: { locale: string; currency?: string }): string {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return "";
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = made(locale, currency)));
  return format.format(amount);
}

function made(locale: string, currency: string): Intl.NumberFormat {
  try {
    // Nothing is not less than nothing: no "-€0.00".
    return new Intl.NumberFormat(locale, { style: "currency", currency, signDisplay: "negative" });
  } catch (error) {
    warn(`money expects a language tag and a currency of ISO 4217, got "${locale}" and "${currency}"; amounts are shown without currency.`, error);
    return new Intl.NumberFormat([], { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  }
}
