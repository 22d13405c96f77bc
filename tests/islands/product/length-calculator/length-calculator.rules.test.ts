import * as fc from "fast-check";
import { expect, test } from "vitest";
import { roundedGrams } from "../../../../islands/product/length-calculator/formats.ts";
import {
  correctedLength,
  nearestLength,
  quantityOf,
  calculateResults,
  type Terms,
} from "../../../../islands/product/length-calculator/rules.ts";

const terms = (given: Partial<Terms> = {}): Terms => ({
  unit: "metre",
  weightPerMetre: 0,
  pricePerMetre: 1,
  cutSize: 0,
  extraCharge: 0,
  min: 0,
  max: 0,
  ...given,
});

/** A decimal as integer units of its last place, as text, and as the number that an attribute yields. */
const decimal = (most: number, places: number) =>
  fc
    .maxSafeInteger()
    .map((any) => 1 + (Math.abs(any) % most))
    .map((units) => ({
      units: BigInt(units),
      text: `${units}`.padStart(places + 1, "0").replace(new RegExp(`(?=.{${places}}$)`), "."),
      value: units / 10 ** places,
    }));

/** `over / under`, rounded half up to an integer. */
const halfUp = (over: bigint, under: bigint): bigint => (2n * over + under) / (2n * under);

test("LEN-01 LEN-02 LEN-03 weight, price and next length are computed exactly", () => {
  // Up to a billion metres.
  const lengths = fc.integer({ min: 1, max: 13 }).chain((digits) => decimal(10 ** digits, 4));
  fc.assert(
    fc.property(
      lengths,
      decimal(10_000_000, 3),
      decimal(10_000_000, 3),
      decimal(2_000, 2),
      decimal(10_000, 2),
      fc.boolean(),
      (length, price, weight, cut, charge, comma) => {
        const text = comma ? length.text.replace(".", ",") : length.text;
        const sums = calculateResults(
          text,
          terms({
            pricePerMetre: price.value,
            weightPerMetre: weight.value,
            cutSize: cut.value,
            extraCharge: charge.value,
          }),
        );
        const centimetres = halfUp(length.units, 100n);
        if (centimetres === 0n) {
          expect(sums).toBeNull();
          return;
        }
        const charged = centimetres % cut.units !== 0n;
        const cents = halfUp(centimetres * price.units, 1000n) + (charged ? charge.units : 0n);
        const up = charged ? (centimetres / cut.units + 1n) * cut.units : null;
        expect(sums).toEqual({
          length: Number(`${centimetres}e-2`),
          weight: Number(`${centimetres * weight.units}e-5`),
          price: Number(`${cents}e-2`),
          hasExtraCharge: charged,
          roundedUp: up === null ? null : Number(`${up}e-2`),
        });
        expect(quantityOf(text, terms({ weightPerMetre: weight.value }))).toBe(
          Math.max(1, Number(halfUp(centimetres * weight.units, 100_000n))),
        );
        // A length that was rounded up has no extra charge.
        if (sums!.roundedUp !== null)
          expect(calculateResults(String(sums!.roundedUp), terms({ cutSize: cut.value }))).toMatchObject({
            length: sums!.roundedUp,
            hasExtraCharge: false,
            roundedUp: null,
          });
      },
    ),
    { numRuns: 1000 },
  );
});

test.each([
  // Cases that binary arithmetic gets wrong: 2.3 % 0.1, 0.3 / 0.1, 0.7 - 0.5.
  ["2.3", 0.1, false, null],
  ["0.3", 0.1, false, null],
  ["0,7", 0.1, false, null],
  ["2.31", 0.1, true, 2.4],
  ["2.3", 0.5, true, 2.5],
  ["2.5", 0.5, false, null],
  ["1000000000", 0.1, false, null],
  ["999999999.95", 0.1, true, 1e9],
  ["0.01", 6, true, 6],
  ["2.004", 0.5, false, null],
  ["2.996", 0.5, false, null],
])("LEN-02 length %s with cut size %d m: extra cutting charge is %s", (text, cutSize, hasExtraCharge, roundedUp) =>
  expect(calculateResults(text, terms({ cutSize }))).toMatchObject({ hasExtraCharge, roundedUp }),
);

test.each([
  ["1.005", 1.01],
  ["1.00499999999999999", 1],
  ["2.675", 2.68],
  ["0.145", 0.15],
  [" 1,5 ", 1.5],
  ["+4", 4],
  [",5", 0.5],
  ["2.", 2],
])("LEN-02 length %s is read as %d, rounded half up", (text, length) =>
  expect(calculateResults(text, terms())?.length).toBe(length),
);

test.each(["", " ", "x", "2 m", "1e9", "1.000,5", "-2", "0", "0.004", "1 000", "Infinity", "1٬5", "<b>2</b>"])(
  "LEN-01 %j gives no result, quantity or correction",
  (text) => {
    expect(calculateResults(text, terms())).toBeNull();
    expect(quantityOf(text, terms({ weightPerMetre: 2 }))).toBeNull();
    expect(correctedLength(text, terms())).toBeNull();
  },
);

test.each([
  ["2.5", 0.159, 1],
  ["2.5", 159, 398],
  ["2.3", 62, 143],
  ["0.5", 1, 1],
  ["0.1", 1, 1],
  ["1.5", 1, 2],
  ["3", 0, null],
])("LEN-03 length %s with weight %d per metre is quantity %d in the cart", (text, weightPerMetre, quantity) =>
  expect(quantityOf(text, terms({ weightPerMetre }))).toBe(quantity),
);

test("LEN-02 the price is rounded half up to cents and includes the extra charge", () => {
  expect(calculateResults("0.5", terms({ pricePerMetre: 2.01 }))?.price).toBe(1.01);
  expect(calculateResults("1.1", terms({ pricePerMetre: 1.05 }))?.price).toBe(1.16);
  expect(calculateResults("2.3", terms({ pricePerMetre: 2.2, cutSize: 0.5, extraCharge: 1.5 }))?.price).toBe(6.56);
  expect(calculateResults("2.5", terms({ pricePerMetre: 2.2, cutSize: 0.5, extraCharge: 1.5 }))?.price).toBe(5.5);
});

test("LEN-02 the cut size is rounded to centimetres; no length is rounded up beyond the maximum", () => {
  expect(calculateResults("1", terms({ cutSize: 0.333 }))).toMatchObject({ hasExtraCharge: true, roundedUp: 1.32 });
  expect(calculateResults("1", terms({ cutSize: 0.004 }))).toMatchObject({ hasExtraCharge: false });
  expect(calculateResults("11.9", terms({ cutSize: 5, max: 12 }))).toMatchObject({
    hasExtraCharge: true,
    roundedUp: null,
  });
  expect(calculateResults("9.9", terms({ cutSize: 5, max: 10 }))).toMatchObject({ roundedUp: 10 });
});

test("LEN-02 only lengths with more than two significant decimals are corrected", () => {
  for (const text of ["2.3", "2,30", "2.300", "7", " 7 "]) expect(correctedLength(text, terms())).toBeNull();
  expect(correctedLength("2,345", terms())).toBe(2.35);
  expect(correctedLength("1.999", terms())).toBe(2);
});

test("LEN-02 a weight is priced to the gram", () => {
  const weight = terms({ unit: "kilogram", pricePerMetre: 42 });
  expect(calculateResults("0,125", weight)).toMatchObject({ length: 0.125, price: 5.25, hasExtraCharge: false });
  expect(correctedLength("0.125", weight)).toBeNull();
  expect(correctedLength("0.1254", weight)).toBe(0.125);
});

test("LEN-01 a length out of bounds has no results, but a nearest length", () => {
  const bounded = terms({ min: 0.5, max: 12 });
  const nearest = ["0", "-1", "0.49", "0.5", "12", "12.004", "12.01", "x"].map((text) => nearestLength(text, bounded));
  expect(nearest).toEqual([0.5, 0.5, 0.5, null, null, null, 12, null]);
  expect(calculateResults("0.49", bounded)).toBeNull();
  expect(calculateResults("12.01", bounded)).toBeNull();
  expect(nearestLength("-1", terms())).toBeNull();
});

test.each([
  [504.16, 504],
  [9.96, 10],
  [9.94, 9.9],
  [0.75, 0.8],
  [62, 62],
])("LEN-01 a weight of %d g is shown as %d g", (weight, shown) => expect(roundedGrams(weight)).toBe(shown));
