import { expect, test } from "vitest";
import { columns, median, times } from "../../bench/numbers.mjs";

test("The median is the middle run, or between the two middle ones, whatever their order", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 3])).toBe(4);
});

test("A contender is told as a multiple of the floor, by medians: one slow run changes nothing", () => {
  const runs = (...values: number[]) => values.map((wall) => ({ wall }));
  expect(times(runs(30, 33, 900), runs(20, 22, 24), "wall")).toBe("1.50");
});

test("Printed columns stand under each other, names to the left, numbers to the right", () => {
  expect(columns([["", "ms"], ["Atoll", "7"]])).toBe("       ms\nAtoll   7");
});
