import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  type BigDecimal,
  bigDecimal,
  isMultiple,
  isSame,
  plus,
  round,
  signOf,
  times,
  toNumber,
  roundUpTo,
} from "../../../shared/number/big-decimal.ts";

/** An exact fraction of integers, as the reference for all comparisons. */
interface Fraction {
  over: bigint;
  under: bigint;
}

const fractionOf = ({ units, decimals }: BigDecimal): Fraction => ({ over: units, under: 10n ** BigInt(decimals) });
const isEqual = (left: Fraction, right: Fraction): boolean => left.over * right.under === right.over * left.under;

/** A decimal as text and as the equal fraction. */
const decimals = fc
  .record({
    whole: fc.bigInt({ min: 0n, max: 1_000_000_000n }),
    part: fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: 7 }),
    minus: fc.boolean(),
  })
  .map(({ whole, part, minus }) => ({
    text: `${minus ? "-" : ""}${whole}${part && `.${part}`}`,
    fraction: { over: BigInt(`${whole}${part}`) * (minus ? -1n : 1n), under: 10n ** BigInt(part.length) },
  }));
const positive = decimals.filter(({ fraction }) => fraction.over > 0n);

test("decimals are parsed exactly, with a comma or a point, from texts and numbers", () => {
  fc.assert(
    fc.property(decimals, ({ text, fraction }) => {
      expect(isEqual(fractionOf(bigDecimal(text)!), fraction)).toBe(true);
      expect(isEqual(fractionOf(bigDecimal(text.replace(".", ","))!), fraction)).toBe(true);
      // A number represents 15 digits exactly.
      if (text.length < 15) expect(isSame(bigDecimal(Number(text))!, bigDecimal(text)!)).toBe(true);
    }),
  );
});

test.each([
  [1e-7, 1n, 7],
  [2.5e-10, 25n, 11],
  [1e21, 10n ** 21n, 0],
  [1.5e300, 15n * 10n ** 299n, 0],
  [-0.1, -1n, 1],
  [0, 0n, 0],
])("the number %d is parsed by its decimal digits", (value, units, places) =>
  expect(bigDecimal(value)).toEqual({ units, decimals: places }),
);

test.each(["", " ", "1e9", "abc", "1.000,5", "-", ".", "12 m", "1٬5", "9".repeat(400)])("%j is not a number", (text) =>
  expect(bigDecimal(text)).toBeNull(),
);

test("products, sums, comparisons and signs match those of exact fractions", () => {
  fc.assert(
    fc.property(decimals, decimals, (left, right) => {
      const [a, b] = [bigDecimal(left.text)!, bigDecimal(right.text)!];
      const [fa, fb] = [left.fraction, right.fraction];
      expect(isEqual(fractionOf(times(a, b)), { over: fa.over * fb.over, under: fa.under * fb.under })).toBe(true);
      expect(
        isEqual(fractionOf(plus(a, b)), { over: fa.over * fb.under + fb.over * fa.under, under: fa.under * fb.under }),
      ).toBe(true);
      expect(isSame(a, b)).toBe(isEqual(fa, fb));
      expect(signOf(a)).toBe(fa.over > 0n ? 1 : fa.over < 0n ? -1 : 0);
    }),
  );
});

test("rounding gives the nearest value with the given decimals; ties round away from zero", () => {
  fc.assert(
    fc.property(decimals, fc.integer({ min: 0, max: 6 }), ({ text, fraction: { over, under } }, places) => {
      const result = round(bigDecimal(text)!, places);
      expect(result.decimals).toBeLessThanOrEqual(places);
      const { over: whole, under: scale } = fractionOf(result);
      // Twice the distance, scaled by both denominators.
      const distance = 2n * (whole * under - over * scale) * 10n ** BigInt(places);
      const step = under * scale;
      const away = over < 0n ? -distance : distance;
      expect(away <= step && away > -step).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("a multiple divides without remainder; rounding up gives the smallest multiple not below", () => {
  fc.assert(
    fc.property(positive, positive, fc.bigInt({ min: 0n, max: 1000n }), fc.boolean(), (some, size, count, onOne) => {
      const of = bigDecimal(size.text)!;
      const value = onOne ? times(of, { units: count, decimals: 0 }) : bigDecimal(some.text)!;
      const { over, under } = fractionOf(value);
      const unit = size.fraction.over * under;
      const amount = over * size.fraction.under;
      expect(isMultiple(value, of)).toBe(amount % unit === 0n);
      const next = (amount + unit - 1n) / unit;
      expect(
        isEqual(fractionOf(roundUpTo(value, of)), { over: next * size.fraction.over, under: size.fraction.under }),
      ).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("a decimal converts to the same number as its text", () => {
  fc.assert(
    fc.property(decimals, ({ text }) => {
      expect(toNumber(bigDecimal(text)!)).toBe(Number(text) + 0);
    }),
  );
});
