import { warn } from "../warn.ts";
import { languageTag } from "./number.ts";

interface MoneyOptions {
  locale: string;
  /** ISO 4217. */
  currency?: string;
  /** As `Intl` names it: `stripIfInteger` leaves out the decimals of a whole amount. */
  trailingZeroDisplay?: "auto" | "stripIfInteger";
}

const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount, in euros and not in cents, as people of `locale` write it, with as many decimals as its currency has:
 * `formatMoney(12.5, shell().settings)`. Nothing for one that is not known. A format is made once: making one is slow. LOC-06
 */
export function formatMoney(
  amount: number | null | undefined,
  { locale, currency = "EUR", trailingZeroDisplay = "auto" }: MoneyOptions,
): string {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return "";
  const key = `${locale} ${currency} ${trailingZeroDisplay}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = made(locale, currency, trailingZeroDisplay)));
  return format.format(amount);
}

function made(locale: string, currency: string, trailingZeroDisplay: "auto" | "stripIfInteger"): Intl.NumberFormat {
  try {
    // Nothing is not less than nothing: no "-€0.00".
    return new Intl.NumberFormat(languageTag(locale), {
      style: "currency",
      currency,
      signDisplay: "negative",
      trailingZeroDisplay,
    });
  } catch (error) {
    warn(`money expects a currency of ISO 4217, got "${currency}"; amounts are shown without currency.`, error);
    return new Intl.NumberFormat(languageTag(locale), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  }
}
