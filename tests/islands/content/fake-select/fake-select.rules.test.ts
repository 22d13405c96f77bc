import { expect, test } from "vitest";
import { choiceByKey } from "../../../../islands/content/fake-select/rules.ts";
import { typeahead } from "../../../../shared/a11y/typeahead.ts";

test("SUI-01 an arrow key opens the list at the selected option, then moves without wrapping", () => {
  expect(choiceByKey("ArrowDown", -1, 2, 4)).toBe(2);
  expect(choiceByKey("ArrowDown", -1, -1, 4)).toBe(0);
  expect(choiceByKey("ArrowUp", -1, -1, 4)).toBe(3);
  expect([0, 3].map((at) => choiceByKey("ArrowDown", at, 0, 4))).toEqual([1, 3]);
  expect([0, 3].map((at) => choiceByKey("ArrowUp", at, 0, 4))).toEqual([0, 2]);
  expect(["Home", "End", "Tab"].map((key) => choiceByKey(key, 1, 0, 4))).toEqual([0, 3, null]);
  expect(choiceByKey("ArrowDown", -1, -1, 0)).toBeNull();
});

const texts = ["Belgium", "Brazil", "Écosse", "France", "Finland"];

test("SUI-01 OPT-08 quickly typed letters form one search; a pause starts a new one", () => {
  const find = typeahead();
  expect(find({ key: "b", timeStamp: 0 }, texts, -1)).toBe(0);
  expect(find({ key: "r", timeStamp: 200 }, texts, 0)).toBe(1);
  expect(find({ key: "f", timeStamp: 2000 }, texts, 1)).toBe(3);
  expect(find({ key: "i", timeStamp: 2200 }, texts, 3)).toBe(4);
});

test("SUI-01 OPT-08 repeating a letter cycles through matches, ignoring case and accents", () => {
  const find = typeahead();
  expect(find({ key: "F", timeStamp: 0 }, texts, -1)).toBe(3);
  expect(find({ key: "f", timeStamp: 100 }, texts, 3)).toBe(4);
  expect(find({ key: "f", timeStamp: 200 }, texts, 4)).toBe(3);
  expect(find({ key: "e", timeStamp: 2000 }, texts, 3)).toBe(2);
  expect(find({ key: "x", timeStamp: 4000 }, texts, 3)).toBe(-1);
});
