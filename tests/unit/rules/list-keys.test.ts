import { expect, test } from "vitest";
import { choiceByKey } from "../../../islands/content/fake-select/rules.ts";
import { typeahead } from "../../../shared/typeahead.ts";

test("SUI-01 from the closed list an arrow leads to the present choice, in it to the next one, and it ends at the ends", () => {
  expect(choiceByKey("ArrowDown", -1, 2, 4)).toBe(2);
  expect(choiceByKey("ArrowDown", -1, -1, 4)).toBe(0);
  expect(choiceByKey("ArrowUp", -1, -1, 4)).toBe(3);
  expect([0, 3].map((at) => choiceByKey("ArrowDown", at, 0, 4))).toEqual([1, 3]);
  expect([0, 3].map((at) => choiceByKey("ArrowUp", at, 0, 4))).toEqual([0, 2]);
  expect(["Home", "End", "Tab"].map((key) => choiceByKey(key, 1, 0, 4))).toEqual([0, 3, null]);
  expect(choiceByKey("ArrowDown", -1, -1, 0)).toBeNull();
});

const texts = ["Belgium", "Brazil", "Écosse", "France", "Finland"];

test("SUI-01 OPT-08 letters that follow each other are one word, and after a pause a new one begins", () => {
  const find = typeahead();
  expect(find({ key: "b", timeStamp: 0 }, texts, -1)).toBe(0);
  expect(find({ key: "r", timeStamp: 200 }, texts, 0)).toBe(1);
  expect(find({ key: "f", timeStamp: 2000 }, texts, 1)).toBe(3);
  expect(find({ key: "i", timeStamp: 2200 }, texts, 3)).toBe(4);
});

test("SUI-01 OPT-08 the same letter goes on to the next that begins so, and round; accents and capitals do not count", () => {
  const find = typeahead();
  expect(find({ key: "F", timeStamp: 0 }, texts, -1)).toBe(3);
  expect(find({ key: "f", timeStamp: 100 }, texts, 3)).toBe(4);
  expect(find({ key: "f", timeStamp: 200 }, texts, 4)).toBe(3);
  expect(find({ key: "e", timeStamp: 2000 }, texts, 3)).toBe(2);
  expect(find({ key: "x", timeStamp: 4000 }, texts, 3)).toBe(-1);
});
