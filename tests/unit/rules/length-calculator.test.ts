import * as fc from "fast-check";
import { expect, test } from "vitest";
import { correctedLength, quantityOf, sumsOf, type Terms } from "../../../islands/product/length-calculator/rules.ts";

const terms = (given: Partial<Terms> = {}): Terms => ({
  weightPerMetre: 0,
  pricePerMetre: 1,
  cutSize: 0,
  extraCharge: 0,
  max: 0,
  ...given,
});

/** A decimal in whole units of its last place, as a text and as the number that a page's attribute gives. */
const decimal = (most: number, places: number) =>
  fc
    .maxSafeInteger()
    .map((any) => 1 + (Math.abs(any) % most))
    .map((units) => ({
      units: BigInt(units),
      text: `${units}`.padStart(places + 1, "0").replace(new RegExp(`(?=.{${places}}$)`), "."),
      value: units / 10 ** places,
    }));

/** `over / under`, rounded to a whole number, halves up. */
const halfUp = (over: bigint, under: bigint): bigint => (2n * over + under) / (2n * under);

test("LEN-01 LEN-02 LEN-03 weight, price, charge and the next length are those of exact fractions, whatever is typed", () => {
  // Up to a thousand million metres.
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
        const sums = sumsOf(
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
        // What was rounded up costs nothing extra.
        if (sums!.roundedUp !== null)
          expect(sumsOf(String(sums!.roundedUp), terms({ cutSize: cut.value }))).toMatchObject({
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
  // What binary arithmetic gets wrong: 2.3 % 0.1, 0.3 / 0.1, 0.7 - 0.5.
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
])(
  "LEN-02 of the length %s cut by %d m it is %s that cutting costs extra",
  (text, cutSize, hasExtraCharge, roundedUp) =>
    expect(sumsOf(text, terms({ cutSize }))).toMatchObject({ hasExtraCharge, roundedUp }),
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
])("LEN-02 the length %s is taken as %d, halves up", (text, length) =>
  expect(sumsOf(text, terms())?.length).toBe(length),
);

test.each(["", " ", "x", "2 m", "1e9", "1.000,5", "-2", "0", "0.004", "1 000", "Infinity", "1٬5", "<b>2</b>"])(
  "LEN-01 of %j nothing is reckoned",
  (text) => {
    expect(sumsOf(text, terms())).toBeNull();
    expect(quantityOf(text, terms({ weightPerMetre: 2 }))).toBeNull();
    expect(correctedLength(text)).toBeNull();
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
])("LEN-03 the length %s of %d a metre is the quantity %d in a cart", (text, weightPerMetre, quantity) =>
  expect(quantityOf(text, terms({ weightPerMetre }))).toBe(quantity),
);

test("LEN-02 the price is to the cent, halves up, and an extra charge is part of it", () => {
  expect(sumsOf("0.5", terms({ pricePerMetre: 2.01 }))?.price).toBe(1.01);
  expect(sumsOf("1.1", terms({ pricePerMetre: 1.05 }))?.price).toBe(1.16);
  expect(sumsOf("2.3", terms({ pricePerMetre: 2.2, cutSize: 0.5, extraCharge: 1.5 }))?.price).toBe(6.56);
  expect(sumsOf("2.5", terms({ pricePerMetre: 2.2, cutSize: 0.5, extraCharge: 1.5 }))?.price).toBe(5.5);
});

test("LEN-02 a cut size counts to the centimetre, and a length is not rounded up beyond the longest", () => {
  expect(sumsOf("1", terms({ cutSize: 0.333 }))).toMatchObject({ hasExtraCharge: true, roundedUp: 1.32 });
  expect(sumsOf("1", terms({ cutSize: 0.004 }))).toMatchObject({ hasExtraCharge: false });
  expect(sumsOf("11.9", terms({ cutSize: 5, max: 12 }))).toMatchObject({ hasExtraCharge: true, roundedUp: null });
  expect(sumsOf("9.9", terms({ cutSize: 5, max: 10 }))).toMatchObject({ roundedUp: 10 });
});

test("LEN-02 a length is corrected only where it has more than two decimals", () => {
  for (const text of ["2.3", "2,30", "2.300", "7", " 7 "]) expect(correctedLength(text)).toBeNull();
  expect(correctedLength("2,345")).toBe(2.35);
  expect(correctedLength("1.999")).toBe(2);
});
