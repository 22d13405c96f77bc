import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { toCents, splitPayment } from "../../../../islands/payment/prepaid-choice/rules.ts";

test.each([
  [8490, 31240, { paid: 8490, balance: 22750, remaining: 0 }],
  [8490, 8490, { paid: 8490, balance: 0, remaining: 0 }],
  [8490, 5000, { paid: 5000, balance: 0, remaining: 3490 }],
  [8490, 0, { paid: 0, balance: 0, remaining: 8490 }],
  [0, 5000, { paid: 0, balance: 5000, remaining: 0 }],
])("PRE-03 of an amount of %d, an account with %d pays as much as it can", (amount, balance, share) =>
  expect(splitPayment(amount, balance)).toEqual(share),
);

test("PRE-03 paid and remaining cents add up to the amount and never exceed the balance", () => {
  const cents = integer({ min: 0, max: 10_000_000 });
  assert(
    property(cents, integer({ min: -100_000, max: 10_000_000 }), (amount, balance) => {
      const { paid, balance: newBalance, remaining } = splitPayment(amount, balance);
      expect(paid + remaining).toBe(amount);
      expect(paid + newBalance).toBe(balance);
      expect(paid).toBeLessThanOrEqual(Math.max(0, balance));
      expect(Math.min(paid, remaining)).toBeGreaterThanOrEqual(0);
    }),
  );
  assert(property(cents, (amount) => toCents(Number((amount / 100).toFixed(2))) === amount));
});
