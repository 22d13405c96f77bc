// Rules that compare a field with others of its form.
import { expect, test } from "vitest";
import type { Params } from "../../../../islands/form/validation/rule.ts";
import { passes } from "./passes.ts";

test("VAL-06 notequalto compares each listed field, ignoring case, spaces and decimal marks", () => {
  const from = (value: string, ...others: string[]): boolean =>
    passes("notequalto", { value, others: { A: others[0]!, B: others[1] ?? "other" } }, { other: "*.A,*.B" });
  expect([from("x", "y"), from("Ann ", "ann"), from("1,50", "1.5"), from("x", "y", "X")]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(passes("notequalto", { value: "x", others: {} }, { other: "*.Gone" })).toBe(true);
});

const spellings: [Params, string][] = [
  [{ dependentproperty: "*.Kind", comparison: "isequalto", dependentvalue: "other" }, "other"],
  [{ dependentproperty: "Kind", operator: "EqualTo", targetvalue: "Other" }, "other"],
  [{ property: "Kind", desiredvalue: "other" }, "other"],
  [{ other: "Kind", value: "1.50" }, "1,5"],
  [{ other: "Kind", comparison: "isnotequalto", othervalue: "shop" }, "school"],
  [{ dependentproperty: "Kind", operator: "NotEqualTo", dependentvalue: "shop" }, "school"],
  [{ dependentproperty: "Kind", dependentvalue: "True" }, "true"],
];

test.each(spellings)("VAL-07 requiredif %j requires the field when the other is %j", (params, value) => {
  expect(passes("requiredif", { others: { Kind: value } }, params)).toBe(false);
  expect(passes("requiredif", { value: "x", others: { Kind: value } }, params)).toBe(true);
});

test("VAL-07 requiredif accepts an empty field if its condition is false or the other field missing", () => {
  const params = { dependentproperty: "Kind", comparison: "isequalto", dependentvalue: "other" };
  expect(passes("requiredif", { others: { Kind: "shop" } }, params)).toBe(true);
  expect(passes("requiredif", { others: {} }, params)).toBe(true);
  expect(passes("requiredif", { others: { Kind: "other" } }, { ...params, comparison: "isnotequalto" })).toBe(true);
});

test("VAL-09 requiredor requires one of the fields", () => {
  const one = (value: string, other: string): boolean =>
    passes("requiredor", { value, others: { A: other } }, { dependentproperty: "*.A" });
  expect([one("", ""), one("x", ""), one("", "x"), one("", "false")]).toEqual([false, true, true, false]);
});

test("VAL-11 equalto compares exactly; an empty field does not equal a filled one", () => {
  const isEqual = (value: string): boolean => passes("equalto", { value, others: { A: "Pass" } }, { other: "*.A" });
  expect([isEqual("Pass"), isEqual("pass"), isEqual("")]).toEqual([true, false, false]);
});
