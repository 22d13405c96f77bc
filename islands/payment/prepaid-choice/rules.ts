/** Amounts are in whole cents. */
export interface Share {
  /** What the account pays. */
  taken: number;
  /** What stays on it. */
  left: number;
  /** What is to be paid in another way. */
  remaining: number;
}

/** How an order of `amount` is paid from an account that holds `balance`: all of it, or as much as there is. PRE-03 */
export function shareOf(amount: number, balance: number): Share {
  const taken = Math.min(amount, Math.max(0, balance));
  return { taken, left: balance - taken, remaining: amount - taken };
}

/** Binary fractions such as 84.9 times 100 come a hair beside the cent that is meant. */
export const centsOf = (units: number): number => Math.round(units * 100);
