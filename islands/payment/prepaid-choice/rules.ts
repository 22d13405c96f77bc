/** How an order is paid. Amounts are in whole cents. */
export interface PaymentSplit {
  /** Amount that the account pays. */
  paid: number;
  /** Balance after the payment. */
  balance: number;
  /** Amount to pay in another way. */
  remaining: number;
}

/** Splits `amount` between an account with `balance` and another payment method. PRE-03 */
export function splitPayment(amount: number, balance: number): PaymentSplit {
  const paid = Math.min(amount, Math.max(0, balance));
  return { paid, balance: balance - paid, remaining: amount - paid };
}

/** Converts units to cents. Rounds, because 84.9 * 100 is not exactly 8490 in binary. */
export const toCents = (units: number): number => Math.round(units * 100);
