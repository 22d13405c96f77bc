import { warn } from "../warn.ts";
import { languageTag } from "./number.ts";

interface MoneyOptions {
  locale: string;
  /** ISO 4217. */
  currency?: string;
  /** As in `Intl`: `stripIfInteger` omits the decimals of a whole amount. */
  trailingZeroDisplay?: "auto" | "stripIfInteger";
}

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats an amount in the currency's main unit (euros, not cents) for `locale`, with the number of decimals of the
 * currency: `formatMoney(12.5, shell().settings)`. Returns an empty text for an unknown amount. Formats are cached,
 * because creating one is slow. LOC-06
 */
export function formatMoney(
  amount: number | null | undefined,
  { locale, currency = "EUR", trailingZeroDisplay = "auto" }: MoneyOptions,
): string {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return "";
  const key = `${locale} ${currency} ${trailingZeroDisplay}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = createFormat(locale, currency, trailingZeroDisplay)));
  // Some languages of `Intl` have a hyphen, which is short and easily missed before a currency.
  return format.format(amount).replace("-", "−");
}

function createFormat(
  locale: string,
  currency: string,
  trailingZeroDisplay: "auto" | "stripIfInteger",
): Intl.NumberFormat {
  try {
    // `negative` avoids a sign for negative zero: "-€0.00".
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
