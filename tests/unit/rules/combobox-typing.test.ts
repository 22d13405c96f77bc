import * as fc from "fast-check";
import { expect, test } from "vitest";
import { afterCall, afterKey, nothingTyped, type Typing, requestDelay } from "../../../shared/combobox/typing.ts";

/**
 * Lengths of the texts that are requested while a word is typed. `gaps` are the pauses in milliseconds before each
 * letter from the second on. Requests start at two letters.
 */
function requestedLengths(gaps: readonly number[]): number[] {
  const lengths: number[] = [];
  let typing: Typing = nothingTyped;
  let now = 0;
  for (const [index, gap] of [0, ...gaps].entries()) {
    const length = index + 1;
    now += gap;
    typing = afterKey(typing, now, length < 2);
    if (length < 2) continue;
    const next = gaps[index] ?? Infinity;
    if (requestDelay(typing) >= next) continue;
    lengths.push(length);
    typing = afterCall(typing);
  }
  return lengths;
}
const steady = (gap: number): number[] => Array<number>(11).fill(gap);

test.each([[40], [120], [300], [500], [600], [700], [890]])(
  "SRC-01 twelve letters, one every %d ms, send one request, for the whole word",
  (gap) => expect(requestedLengths(steady(gap))).toEqual([12]),
);

test.each([[1000], [2000], [2600], [5000], [9000]])(
  "SRC-01 twelve letters, one every %d ms, send three requests, the last for the whole word",
  (gap) => expect(requestedLengths(steady(gap))).toEqual([2, 3, 12]),
);

test("SRC-01 a twelve-letter word sends at most three requests, the last for the whole word", () => {
  const rhythm = fc.oneof(
    fc.array(fc.integer({ min: 40, max: 600 }), { minLength: 11, maxLength: 11 }),
    fc.array(fc.integer({ min: 40, max: 2499 }), { minLength: 11, maxLength: 11 }),
    fc.integer({ min: 40, max: 10_000 }).map(steady),
  );
  fc.assert(
    fc.property(rhythm, (gaps) => {
      const lengths = requestedLengths(gaps);
      expect(lengths.length).toBeLessThanOrEqual(3);
      expect(lengths.at(-1)).toBe(12);
    }),
    { numRuns: 2000 },
  );
});

test("SRC-01 bursts of letters send one request each; the first delay is 300 to 900 ms", () => {
  expect(requestedLengths([150, 150, 4000, 150, 150, 4000, 150, 150])).toEqual([3, 6, 9]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 10, max: 20_000 }), { minLength: 1, maxLength: 3 }), (gaps) => {
      let typing: Typing = nothingTyped;
      let now = 0;
      for (const gap of gaps) typing = afterKey(typing, (now += gap), false);
      expect(requestDelay(typing)).toBeGreaterThanOrEqual(300);
      expect(requestDelay(typing)).toBeLessThanOrEqual(900);
    }),
  );
});

test("SRC-01 a new word resets the delay after several requests", () => {
  const spent: Typing = { at: 0, gap: 1000, calls: 3 };
  expect(requestDelay(afterKey(spent, 200, false))).toBe(2500);
  expect(requestDelay(afterKey(spent, 200, true))).toBe(300);
});
