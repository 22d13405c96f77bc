import { expect, test } from "vitest";
import { columns, quartile, times, turns } from "../../bench/numbers.mjs";

test("bench: the lower quartile ignores order and is the fastest of few runs", () => {
  expect(quartile([9, 1, 5, 3, 7])).toBe(3);
  expect(quartile([9, 5])).toBe(5);
});

test("bench: results are multiples of the floor and ignore slow runs", () => {
  const runs = (...values: number[]) => values.map((wall) => ({ wall }));
  expect(times(runs(30, 33, 700, 900, 29), runs(20, 22, 24, 400, 19), "wall")).toBe("1.50");
});

test("bench: each round runs all contenders in a varied order", () => {
  for (const count of [1, 8, 9]) {
    const rounds = Array.from({ length: 8 }, (_, round) => turns(count, round));
    for (const round of rounds) expect(round.toSorted()).toEqual(Array.from({ length: count }, (_, index) => index));
    const pairs = new Set(rounds.flatMap((round) => round.slice(1).map((index, turn) => `${round[turn]} ${index}`)));
    expect(new Set(rounds.map(([first]) => first)).size).toBe(Math.min(count, 8));
    expect(pairs.size).toBeGreaterThanOrEqual(count > 1 ? count * 3 : 0);
  }
});

test("bench: printed columns align names left and numbers right", () => {
  expect(
    columns([
      ["", "ms"],
      ["Atoll", "7"],
    ]),
  ).toBe("       ms\nAtoll   7");
});
