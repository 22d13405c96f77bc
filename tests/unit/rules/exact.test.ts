import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Exact,
  exact,
  isMultiple,
  isSame,
  plus,
  rounded,
  signOf,
  times,
  toNumber,
  upTo,
} from "../../../shared/exact.ts";

/** A fraction of whole numbers, which is exact by its nature: what all is compared with. */
interface Fraction {
  over: bigint;
  under: bigint;
}

const fractionOf = ({ units, decimals }: Exact): Fraction => ({ over: units, under: 10n ** BigInt(decimals) });
const isEqual = (one: Fraction, other: Fraction): boolean => one.over * other.under === other.over * one.under;

/** A decimal as text, and as the fraction that the text says. */
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

test("a decimal is read as it is written, with a comma or a dot, from a text as from a number", () => {
  fc.assert(
    fc.property(decimals, ({ text, fraction }) => {
      expect(isEqual(fractionOf(exact(text)!), fraction)).toBe(true);
      expect(isEqual(fractionOf(exact(text.replace(".", ","))!), fraction)).toBe(true);
      // A number has 15 digits for sure.
      if (text.length < 15) expect(isSame(exact(Number(text))!, exact(text)!)).toBe(true);
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
])("the number %d is read by its digits", (value, units, places) =>
  expect(exact(value)).toEqual({ units, decimals: places }),
);

test.each(["", " ", "1e9", "abc", "1.000,5", "-", ".", "12 m", "1٬5", "9".repeat(400)])("%j is no number", (text) =>
  expect(exact(text)).toBeNull(),
);

test("products and sums are those of fractions", () => {
  fc.assert(
    fc.property(decimals, decimals, (one, other) => {
      const [a, b] = [exact(one.text)!, exact(other.text)!];
      const [fa, fb] = [one.fraction, other.fraction];
      expect(isEqual(fractionOf(times(a, b)), { over: fa.over * fb.over, under: fa.under * fb.under })).toBe(true);
      expect(
        isEqual(fractionOf(plus(a, b)), { over: fa.over * fb.under + fb.over * fa.under, under: fa.under * fb.under }),
      ).toBe(true);
      expect(isSame(a, b)).toBe(isEqual(fa, fb));
      expect(signOf(a)).toBe(fa.over > 0n ? 1 : fa.over < 0n ? -1 : 0);
    }),
  );
});

test("what is rounded is the nearest with so many decimals, and of two as near the one further from zero", () => {
  fc.assert(
    fc.property(decimals, fc.integer({ min: 0, max: 6 }), ({ text, fraction: { over, under } }, places) => {
      const result = rounded(exact(text)!, places);
      expect(result.decimals).toBeLessThanOrEqual(places);
      const { over: whole, under: scale } = fractionOf(result);
      // Twice the distance, in parts of both denominators.
      const distance = 2n * (whole * under - over * scale) * 10n ** BigInt(places);
      const step = under * scale;
      const away = over < 0n ? -distance : distance;
      expect(away <= step && away > -step).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("a multiple is what can be divided without a rest, and the next one is the least that is not below", () => {
  fc.assert(
    fc.property(positive, positive, fc.bigInt({ min: 0n, max: 1000n }), fc.boolean(), (some, size, count, onOne) => {
      const of = exact(size.text)!;
      const value = onOne ? times(of, { units: count, decimals: 0 }) : exact(some.text)!;
      const { over, under } = fractionOf(value);
      const unit = size.fraction.over * under;
      const amount = over * size.fraction.under;
      expect(isMultiple(value, of)).toBe(amount % unit === 0n);
      const next = (amount + unit - 1n) / unit;
      expect(
        isEqual(fractionOf(upTo(value, of)), { over: next * size.fraction.over, under: size.fraction.under }),
      ).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("the number of a decimal is the one that its text stands for", () => {
  fc.assert(
    fc.property(decimals, ({ text }) => {
      expect(toNumber(exact(text)!)).toBe(Number(text) + 0);
    }),
  );
});
