import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { centsOf, shareOf } from "../../../islands/payment/prepaid-choice/rules.ts";

test.each([
  [8490, 31240, { taken: 8490, left: 22750, remaining: 0 }],
  [8490, 8490, { taken: 8490, left: 0, remaining: 0 }],
  [8490, 5000, { taken: 5000, left: 0, remaining: 3490 }],
  [8490, 0, { taken: 0, left: 0, remaining: 8490 }],
  [0, 5000, { taken: 0, left: 5000, remaining: 0 }],
])("PRE-03 of %d an account with %d pays what it can", (amount, balance, share) =>
  expect(shareOf(amount, balance)).toEqual(share),
);

test("PRE-03 no cent is lost, none is paid twice, and no account pays what it does not hold", () => {
  const cents = integer({ min: 0, max: 10_000_000 });
  assert(
    property(cents, integer({ min: -100_000, max: 10_000_000 }), (amount, balance) => {
      const { taken, left, remaining } = shareOf(amount, balance);
      expect(taken + remaining).toBe(amount);
      expect(taken + left).toBe(balance);
      expect(taken).toBeLessThanOrEqual(Math.max(0, balance));
      expect(Math.min(taken, remaining)).toBeGreaterThanOrEqual(0);
    }),
  );
  assert(property(cents, (amount) => centsOf(Number((amount / 100).toFixed(2))) === amount));
});
