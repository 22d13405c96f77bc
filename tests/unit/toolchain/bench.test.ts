import { expect, test } from "vitest";
import { columns, quartile, times, turns } from "../../bench/numbers.mjs";

test("The lower quartile of runs is what the faster ones take, whatever their order; of few, the fastest", () => {
  expect(quartile([9, 1, 5, 3, 7])).toBe(3);
  expect(quartile([9, 5])).toBe(5);
});

test("A contender is told as a multiple of the floor: some slow runs change nothing", () => {
  const runs = (...values: number[]) => values.map((wall) => ({ wall }));
  expect(times(runs(30, 33, 700, 900, 29), runs(20, 22, 24, 400, 19), "wall")).toBe("1.50");
});

test("In each round all take their turn, and over the rounds each begins and follows on several others", () => {
  for (const count of [1, 8, 9]) {
    const rounds = Array.from({ length: 8 }, (_, round) => turns(count, round));
    for (const round of rounds) expect(round.toSorted()).toEqual(Array.from({ length: count }, (_, index) => index));
    const pairs = new Set(rounds.flatMap((round) => round.slice(1).map((index, turn) => `${round[turn]} ${index}`)));
    expect(new Set(rounds.map(([first]) => first)).size).toBe(Math.min(count, 8));
    expect(pairs.size).toBeGreaterThanOrEqual(count > 1 ? count * 3 : 0);
  }
});

test("Printed columns stand under each other, names to the left, numbers to the right", () => {
  expect(
    columns([
      ["", "ms"],
      ["Atoll", "7"],
    ]),
  ).toBe("       ms\nAtoll   7");
});
