/** An amount of money, without binary rounding errors. */
export interface Money {
  /** Integer, in units of 10^-scale: 125 with a scale of 1 is 12.50. */
  amount: number;
  scale: number;
  /** ISO 4217. */
  currency: string;
}

/** Converts a number by its shortest decimal notation: 0.1 is exactly one tenth. Exact to 15 digits. */
export function toMoney(value: number, currency: string): Money {
  const [digits = "", power = 0] = String(value).split("e");
  const [whole, part = ""] = digits.split(".");
  return { amount: Number(whole + part), scale: part.length - Number(power), currency };
}

/** The amount in the currency's main unit: 12.5 for € 12.50. */
export const toMainUnit = ({ amount, scale }: Money): number => Number(`${amount}e${-scale}`);
