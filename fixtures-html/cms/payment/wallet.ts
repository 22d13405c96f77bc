import { creditAccounts } from "../catalogue/credit.ts";
import type { Localized } from "../catalogue/types.ts";

export interface Account {
  id: string;
  /** What stands on its statements. */
  number: string;
  name: Localized;
  /** Euro cents. */
  balance: number;
  /** The customer wants to hear when it runs low. PRE-02 */
  isNotified: boolean;
}

const balances = [31_240, 5_000, 0, 12_875, 850, 46_000, 2_000];

/** What a customer pays with, and has paid. */
export class Wallet {
  readonly accounts: Account[] = creditAccounts.map(({ id, name }, index) => ({
    id,
    number: `LP-${4170 + index * 3}`,
    name,
    balance: balances[index] ?? 0,
    isNotified: index % 3 === 0,
  }));
  /** By order, what prepaid accounts have paid of it; euro cents. */
  readonly #taken = new Map<string, number>();

  account(id: string): Account | undefined {
    return this.accounts.find((account) => account.id === id);
  }

  takenFor(reference: string): number {
    return this.#taken.get(reference) ?? 0;
  }

  /** Pays as much of `cents` as the account holds. PRE-03 */
  pay(reference: string, account: Account, cents: number): void {
    const taken = Math.min(cents, account.balance);
    account.balance -= taken;
    this.#taken.set(reference, this.takenFor(reference) + taken);
  }
}
