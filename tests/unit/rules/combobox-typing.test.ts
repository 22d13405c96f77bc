import * as fc from "fast-check";
import { expect, test } from "vitest";
import { afterCall, afterKey, nothingTyped, type Typing, waitOf } from "../../../shared/combobox/typing.ts";

/** The texts, by length, that are asked for while a word is typed with these gaps before its letters, from the second on; suggestions begin at two. */
function asked(gaps: readonly number[]): number[] {
  const lengths: number[] = [];
  let typing: Typing = nothingTyped;
  let now = 0;
  for (const [index, gap] of [0, ...gaps].entries()) {
    const length = index + 1;
    now += gap;
    typing = afterKey(typing, now, length < 2);
    if (length < 2) continue;
    const next = gaps[index] ?? Infinity;
    if (waitOf(typing) >= next) continue;
    lengths.push(length);
    typing = afterCall(typing);
  }
  return lengths;
}
const steady = (gap: number): number[] => Array<number>(11).fill(gap);

test.each([[40], [120], [300], [500], [600], [700], [890]])(
  "SRC-01 twelve letters, one each %d ms, are one question, of the whole word",
  (gap) => expect(asked(steady(gap))).toEqual([12]),
);

test.each([[1000], [2000], [2600], [5000], [9000]])(
  "SRC-01 twelve letters, one each %d ms, are three questions, the last of the whole word",
  (gap) => expect(asked(steady(gap))).toEqual([2, 3, 12]),
);

test("SRC-01 a twelve-letter word at any human rhythm is asked for three times at most, and the whole of it always", () => {
  const rhythm = fc.oneof(
    fc.array(fc.integer({ min: 40, max: 600 }), { minLength: 11, maxLength: 11 }),
    fc.array(fc.integer({ min: 40, max: 2499 }), { minLength: 11, maxLength: 11 }),
    fc.integer({ min: 40, max: 10_000 }).map(steady),
  );
  fc.assert(
    fc.property(rhythm, (gaps) => {
      const lengths = asked(gaps);
      expect(lengths.length).toBeLessThanOrEqual(3);
      expect(lengths.at(-1)).toBe(12);
    }),
    { numRuns: 2000 },
  );
});

test("SRC-01 who pauses to read is answered soon again; the answer never waits longer than 900 ms before two came too early", () => {
  expect(asked([150, 150, 4000, 150, 150, 4000, 150, 150])).toEqual([3, 6, 9]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 10, max: 20_000 }), { minLength: 1, maxLength: 3 }), (gaps) => {
      let typing: Typing = nothingTyped;
      let now = 0;
      for (const gap of gaps) typing = afterKey(typing, (now += gap), false);
      expect(waitOf(typing)).toBeGreaterThanOrEqual(300);
      expect(waitOf(typing)).toBeLessThanOrEqual(900);
    }),
  );
});

test("SRC-01 each word has its own questions", () => {
  const spent: Typing = { at: 0, gap: 1000, calls: 3 };
  expect(waitOf(afterKey(spent, 200, false))).toBe(2500);
  expect(waitOf(afterKey(spent, 200, true))).toBe(300);
});
