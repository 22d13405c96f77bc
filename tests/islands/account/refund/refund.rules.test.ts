import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  fieldText,
  priceOf,
  quantityOf,
  type RefundLine,
  type Totals,
  totalsOf,
} from "../../../../islands/account/refund/rules.ts";
import { bigDecimal, isSame, toNumber } from "../../../../shared/number/big-decimal.ts";

const line = (price: string, quantity: string, more: Partial<RefundLine> = {}): RefundLine => ({
  price,
  quantity,
  ordered: null,
  isMeasured: false,
  isSelected: true,
  ...more,
});
const amountOf = (...lines: RefundLine[]): number | string => {
  const totals = totalsOf(lines);
  return "badPrice" in totals ? `line ${totals.badPrice}` : totals.sums ? toNumber(totals.sums.amount) : "unknown";
};

test.each([
  ["22,00", 22],
  ["22.00", 22],
  ["0", 0],
  [" 9,5 ", 9.5],
  ["€ 12,50", 12.5],
  ["1.234,50", 1234.5],
  ["1,234.50", 1234.5],
  ["1 234,50", 1234.5],
  ["1\u00a0234\u202f567,5", 1_234_567.5],
  ["12,500", 12.5],
  [",5", 0.5],
])("REF-01 %j is read as the price %d", (text, price) => expect(toNumber(priceOf(text)!)).toBe(price));

test.each(["", " ", "free", "-5", "1.2.3", "1,2,3", "1,23.4.5", "12,50 per piece", "<b>5</b>", "1e3"])(
  "REF-01 %j is not a price",
  (text) => expect(priceOf(text)).toBeNull(),
);

describe("REF-01 quantities", () => {
  const ordered = bigDecimal("4");
  test.each([
    ["4", 4, null],
    ["0", 0, null],
    ["", 0, null],
    [" 2 ", 2, null],
    ["5", 4, "maximum"],
    ["-1", 0, "minimum"],
    ["1,5", null, "whole"],
    ["two", null, "number"],
    ["2.0", 2, null],
    ["9".repeat(30), 4, "maximum"],
  ])("with four pieces ordered, %j counts as %j", (quantity, counted, problem) => {
    const read = quantityOf({ quantity, ordered, isMeasured: false });
    expect([read.quantity && toNumber(read.quantity), read.problem]).toEqual([counted, problem]);
  });
  test.each([
    ["1,5", 1.5, null],
    ["2.4", 2.4, null],
    ["2,401", 2.4, "maximum"],
  ])("with 2.4 metres ordered, %j counts as %d", (quantity, counted, problem) => {
    const read = quantityOf({ quantity, ordered: bigDecimal("2,4"), isMeasured: true });
    expect([read.quantity && toNumber(read.quantity), read.problem]).toEqual([counted, problem]);
  });
});

test.each([
  [[line("22,00", "4")], 88],
  [[line("1,005", "1")], 1.01],
  [[line("0.1", "3"), line("0,2", "1")], 0.5],
  [[line("24,50", "2,4", { isMeasured: true })], 58.8],
  [[line("0,333", "1"), line("0,333", "1")], 0.66],
  [[line("10", "1", { isSelected: false }), line("5", "1")], 5],
  [[line("10", "7", { ordered: bigDecimal(2) })], 20],
  [[line("10", "two"), line("5", "1")], "unknown"],
  [[line("10", "two", { isSelected: false }), line("5", "1")], 5],
])("REF-01 the refund amount of lines %# is correct", (lines, amount) => expect(amountOf(...lines)).toBe(amount));

test("REF-01 an invalid price prevents totals, even on an unselected line", () => {
  expect(amountOf(line("5", "1"), line("?", "1", { isSelected: false }))).toBe("line 1");
});

test("REF-01 a measured line counts as one product, or none with quantity 0", () => {
  const count = (...lines: RefundLine[]): number => toNumber((totalsOf(lines) as Totals).sums!.count);
  expect(count(line("1", "4"), line("1", "2,4", { isMeasured: true }))).toBe(5);
  expect(count(line("1", "0", { isMeasured: true }), line("1", "3", { isSelected: false }))).toBe(0);
});

test("REF-01 line amounts are exact to the cent, and the total is their sum", () => {
  const cents = fc.integer({ min: 0, max: 100_000_000 });
  const pieces = fc.integer({ min: 0, max: 10_000 });
  const lines = fc.array(fc.record({ cents, pieces, comma: fc.boolean() }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(lines, (some) => {
      const totals = totalsOf(
        some.map(({ cents, pieces, comma }) =>
          line((cents / 100).toFixed(2).replace(".", comma ? "," : "."), String(pieces)),
        ),
      );
      if ("badPrice" in totals || !totals.sums) throw new Error("a price or a quantity was not read");
      const total = totals.sums.amount;
      const refunds = some.map(({ cents, pieces }) => BigInt(cents) * BigInt(pieces));
      for (const [index, amount] of totals.amounts.entries())
        expect(isSame(amount!, { units: refunds[index]!, decimals: 2 })).toBe(true);
      expect(isSame(total, { units: refunds.reduce((sum, cents) => sum + cents, 0n), decimals: 2 })).toBe(true);
      expect(total.decimals).toBeLessThanOrEqual(2);
    }),
  );
});

test.each([
  ["45", "22,00", "45,00"],
  ["45.5", "22.00", "45.50"],
  ["0", "7", "0.00"],
])("REF-01 the amount %s, in the notation of the price %s, is the field text %s", (amount, price, text) =>
  expect(fieldText(bigDecimal(amount)!, price)).toBe(text),
);
