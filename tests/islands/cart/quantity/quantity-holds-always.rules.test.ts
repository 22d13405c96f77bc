import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fromThousandths, parseDecimal, toThousandths } from "../../../../shared/number/decimal.ts";
import { type Bounds, correct, problemOf, stepped } from "../../../../islands/cart/quantity/rules.ts";

const thousandths = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min, max }).map((whole) => whole / 1000);

const bounds: fc.Arbitrary<Bounds> = fc
  .record({
    min: thousandths(0, 20_000),
    span: thousandths(0, 100_000),
    limited: fc.boolean(),
    step: thousandths(1, 12_000),
  })
  .filter(({ min, span }) => min + span > 0)
  .map(({ min, span, limited, step }) => ({ min, max: limited ? Math.round((min + span) * 1000) / 1000 : 0, step }));

const typed = thousandths(-50_000, 200_000).map(String);

/** Bounds, and a typed number at or near one of their limits or steps. */
const typedNear = fc
  .record({
    limits: bounds,
    near: fc.constantFrom("min", "max", "step", "nothing"),
    times: fc.integer({ min: 0, max: 20 }),
    off: fc.oneof(fc.constant(0), thousandths(-3000, 3000), fc.integer({ min: -5, max: 5 })),
    any: typed,
  })
  .map(({ limits, near, times, off, any }) => {
    const points: Record<string, number> = { min: limits.min, max: limits.max, step: times * limits.step };
    return { limits, value: near in points ? Math.round((points[near]! + off) * 1000) / 1000 : Number(any) };
  });

const isMultiple = (value: number, step: number): boolean => toThousandths(value) % toThousandths(step) === 0;

function holds(value: number, { min, max, step }: Bounds): void {
  expect(value).toBeGreaterThanOrEqual(min);
  if (max > 0) expect(value).toBeLessThanOrEqual(max);
  if (step > 1 && value !== min && value !== max) expect(isMultiple(value, step)).toBe(true);
}

test("QTY-02 QTY-03 any typed number is corrected to a step within the bounds", () => {
  fc.assert(
    fc.property(typed, bounds, thousandths(0, 100_000), (text, limits, previous) =>
      holds(correct(parseDecimal(text), limits, previous)!, limits),
    ),
  );
});

/** Orderable quantities from `min` up, as far as these tests type. Only a step above 1 has such a list. */
function listOf({ min, max, step }: Bounds): number[] {
  const end = max || 300;
  const list = [min, ...(max > 0 ? [max] : [])];
  for (let times = 0; times * toThousandths(step) <= toThousandths(end); times++)
    list.push(fromThousandths(times * toThousandths(step)));
  return list.filter((value) => value >= min && value <= end).sort((one, other) => one - other);
}

/** The expected quantity: clamped to the bounds, else a step; rounded up if the value grew, otherwise down. */
function expected(value: number, limits: Bounds, previous: number): number {
  if (value < limits.min) return limits.min;
  if (limits.max > 0 && value > limits.max) return limits.max;
  if (limits.step <= 1) return value;
  const list = listOf(limits);
  return value >= previous
    ? list.find((quantity) => quantity >= value)!
    : list.findLast((quantity) => quantity <= value)!;
}

test("QTY-02 QTY-03 a typed number gives the expected quantity, with a comma or a dot", () => {
  fc.assert(
    fc.property(typedNear, thousandths(0, 100_000), fc.constantFrom(".", ","), ({ limits, value }, previous, mark) => {
      expect(correct(parseDecimal(` ${String(value).replace(".", mark)}`), limits, previous)).toBe(
        expected(value, limits, previous),
      );
    }),
    { numRuns: 500 },
  );
});

test("QTY-07 exactly the quantities that can be ordered are valid", () => {
  fc.assert(
    fc.property(typedNear, fc.boolean(), ({ limits, value }, whole) => {
      const isFree = limits.step <= 1 && value >= limits.min && (limits.max === 0 || value <= limits.max);
      const canBeOrdered =
        (isFree || (limits.step > 1 && listOf(limits).includes(value))) && (!whole || Number.isInteger(value));
      expect(problemOf(value, limits, whole) === null).toBe(canBeOrdered);
    }),
    { numRuns: 500 },
  );
});

test("QTY-02 QTY-03 a corrected quantity is not corrected again", () => {
  fc.assert(
    fc.property(typed, bounds, thousandths(0, 100_000), (text, limits, previous) => {
      const correctedOnce = correct(parseDecimal(text), limits, previous)!;
      expect(correct(correctedOnce, limits, correctedOnce)).toBe(correctedOnce);
    }),
  );
});

test("QTY-07 a corrected weight is valid", () => {
  fc.assert(
    fc.property(typed, bounds, thousandths(0, 100_000), (text, limits, previous) => {
      expect(problemOf(correct(parseDecimal(text), limits, previous), limits, false)).toBeNull();
    }),
  );
});

test("QTY-02 QTY-03 plus and minus stay within the bounds and on a step", () => {
  fc.assert(
    fc.property(typed, bounds, fc.constantFrom<1 | -1>(1, -1), (text, limits, direction) =>
      holds(stepped(parseDecimal(text), limits, direction, false), limits),
    ),
  );
});

test("QTY-03 plus then minus restores the quantity, away from the bounds", () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 500 }), thousandths(1, 12_000), (times, step) => {
      const start = Math.round(times * step * 1000) / 1000;
      const limits = { min: 0, max: 0, step };
      expect(stepped(stepped(start, limits, 1, false), limits, -1, false)).toBe(start);
    }),
  );
});

test("QTY-02 text without digits is invalid and never corrected", () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => !/\d/.test(text)),
      bounds,
      (text, limits) => {
        expect(correct(parseDecimal(text), limits, 1)).toBeNull();
        expect(problemOf(parseDecimal(text), limits, true)).toBe("Quantity.Number");
      },
    ),
  );
});
