/** An amount of money, exact: 12.50 EUR is `{ amount: 1250, scale: 2, currency: "EUR" }`. */
export interface Money {
  /** An integer, in units of 10^-scale of the currency. */
  amount: number;
  /** Number of decimals of `amount`: 0 for most amounts in JPY, 3 in KWD. */
  scale: number;
  /** ISO 4217. */
  currency: string;
}
