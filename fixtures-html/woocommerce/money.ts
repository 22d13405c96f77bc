/** A currency as WooCommerce describes it. */
export interface Currency {
  code: string;
  symbol: string;
  /** Number of decimals. */
  minorUnit: number;
}

export const currencies = {
  EUR: { code: "EUR", symbol: "€", minorUnit: 2 },
  JPY: { code: "JPY", symbol: "¥", minorUnit: 0 },
  KWD: { code: "KWD", symbol: "د.ك", minorUnit: 3 },
} as const satisfies Record<string, Currency>;

/** A price of products.ts in the minor unit of the currency, such as 1250 for 12.50 EUR and 1250 for 1,250 JPY. */
export const inMinor = (cents: number, { minorUnit }: Currency): number => (minorUnit === 3 ? cents * 10 : cents);

/** As the theme shows an amount. */
export function priceHtml(minor: number, { symbol, minorUnit }: Currency): string {
  const text = new Intl.NumberFormat("en", {
    minimumFractionDigits: minorUnit,
    maximumFractionDigits: minorUnit,
  }).format(minor / 10 ** minorUnit);
  return `<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">${symbol}</span>${text}</bdi></span>`;
}

/** The fields that describe the currency in answers of the Store API. */
export const currencyFields = ({ code, symbol, minorUnit }: Currency) => ({
  currency_code: code,
  currency_symbol: symbol,
  currency_minor_unit: minorUnit,
  currency_decimal_separator: ".",
  currency_thousand_separator: ",",
  currency_prefix: symbol,
  currency_suffix: "",
});
