import { expect, test } from "vitest";
import { nearest } from "../../../tools/description/nearest.ts";

test.each([
  ["quantiti", "quantity"],
  ["Quantity", "quantity"],
  ["data-file-max-size", "data-max-file-size"],
  ["data_max", "data-max"],
  ["data-mx", "data-max"],
  ["data-mxa", "data-max"],
  ["uqantity", "quantity"],
  ["data-step", undefined],
  ["bicycle", undefined],
  ["", undefined],
])("nearest: the suggestion for %j is %j", (word, meant) =>
  expect(nearest(word, ["quantity", "countdown", "data-max", "data-max-file-size"])).toBe(meant),
);

test("nearest: an empty list gives no suggestion", () => expect(nearest("cup", [])).toBeUndefined());
