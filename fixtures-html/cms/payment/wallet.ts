import { creditAccounts } from "../catalogue/credit.ts";
import type { Localized } from "../catalogue/types.ts";

export interface Account {
  id: string;
  /** Number on the account's statements. */
  number: string;
  name: Localized;
  /** Euro cents. */
  balance: number;
  /** The customer wants an e-mail when the balance is low. PRE-02 */
  isNotified: boolean;
}

const balances = [31_240, 5_000, 0, 12_875, 850, 46_000, 2_000];

/** A customer's prepaid accounts and the payments made from them. */
export class Wallet {
  readonly accounts: Account[] = creditAccounts.map(({ id, name }, index) => ({
    id,
    number: `LP-${4170 + index * 3}`,
    name,
    balance: balances[index] ?? 0,
    isNotified: index % 3 === 0,
  }));
  /** Euro cents paid from prepaid accounts, by order. */
  readonly #paid = new Map<string, number>();

  account(id: string): Account | undefined {
    return this.accounts.find((account) => account.id === id);
  }

  paidFor(reference: string): number {
    return this.#paid.get(reference) ?? 0;
  }

  /** Pays `cents`, or as much of it as the account's balance allows. PRE-03 */
  pay(reference: string, account: Account, cents: number): void {
    const paid = Math.min(cents, account.balance);
    account.balance -= paid;
    this.#paid.set(reference, this.paidFor(reference) + paid);
  }
}
