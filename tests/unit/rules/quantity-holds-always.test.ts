import * as fc from "fast-check";
import { expect, test } from "vitest";
import { toThousandths } from "../../../shared/decimal.ts";
import { type Bounds, correct, problemOf, stepped } from "../../../islands/cart/quantity/rules.ts";

const thousandths = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max }).map((whole) => whole / 1000);

const bounds: fc.Arbitrary<Bounds> = fc
  .record({ min: thousandths(0, 20_000), span: thousandths(0, 100_000), limited: fc.boolean(), step: thousandths(1, 12_000) })
  .filter(({ min, span }) => min + span > 0)
  .map(({ min, span, limited, step }) => ({ min, max: limited ? Math.round((min + span) * 1000) / 1000 : 0, step }));

const typed = thousandths(-50_000, 200_000).map(String);

const isMultiple = (value: number, step: number): boolean => toThousandths(value) % toThousandths(step) === 0;

function holds(value: number, { min, max, step }: Bounds): void {
  expect(value).toBeGreaterThanOrEqual(min);
  if (max > 0) expect(value).toBeLessThanOrEqual(max);
  if (step > 1 && value !== min && value !== max) expect(isMultiple(value, step)).toBe(true);
}

test("QTY-02 QTY-03 whatever number is typed, it becomes one within the bounds and on a step", () => {
  fc.assert(fc.property(typed, bounds, thousandths(0, 100_000), (text, limits, previous) => holds(correct(text, limits, previous)!, limits)));
});

test("QTY-02 QTY-03 what was corrected is never corrected again", () => {
  fc.assert(
    fc.property(typed, bounds, thousandths(0, 100_000), (text, limits, previous) => {
      const once = correct(text, limits, previous)!;
      expect(correct(String(once), limits, once)).toBe(once);
    }),
  );
});

test("QTY-07 a corrected weight has nothing wrong with it any more", () => {
  fc.assert(
    fc.property(typed, bounds, thousandths(0, 100_000), (text, limits, previous) => {
      expect(problemOf(String(correct(text, limits, previous)), limits, false)).toBeNull();
    }),
  );
});

test("QTY-02 QTY-03 plus and minus stay within the bounds and on a step", () => {
  fc.assert(fc.property(typed, bounds, fc.constantFrom<1 | -1>(1, -1), (text, limits, direction) => holds(stepped(text, limits, direction, false), limits)));
});

test("QTY-03 plus and then minus leads back, away from the bounds", () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 500 }), thousandths(1, 12_000), (times, step) => {
      const start = Math.round(times * step * 1000) / 1000;
      const limits = { min: 0, max: 0, step };
      expect(stepped(String(stepped(String(start), limits, 1, false)), limits, -1, false)).toBe(start);
    }),
  );
});

test("QTY-02 a text that is no number is never guessed at", () => {
  fc.assert(
    fc.property(fc.string().filter((text) => !/\d/.test(text)), bounds, (text, limits) => {
      expect(correct(text, limits, 1)).toBeNull();
      expect(problemOf(text, limits, true)).toBe("number");
    }),
  );
});
