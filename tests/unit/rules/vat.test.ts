// The check digits of VAT numbers, tested with numbers that companies publish.
import { expect, test } from "vitest";
import { checkVat, vatNumber } from "../../../fixtures-html/cms/checkout/vat.ts";

test.each([
  ["BE", "BE 0403.170.701", true],
  ["BE", "0428759497", true],
  ["BE", "0403170702", false],
  ["BE", "403170701", false],
  ["NL", "NL004495445B01", true],
  ["NL", "NL000099998B57", true],
  ["NL", "NL004495446B01", false],
  ["NL", "004495445", false],
  ["LU", "LU26375245", true],
  ["LU", "26375246", false],
  ["FR", "FR40303265045", true],
  ["FR", "FR 44 732 829 320", true],
  ["FR", "FR41303265045", false],
  ["DE", "DE136695976", true],
  ["DE", "DE136695977", false],
  ["BE", "LU26375245", false],
  ["XX", "XX1", false],
  ["BE", "no number", false],
])("CHK-03 in %s the VAT number %j is valid: %s", (country, typed, isRight) =>
  expect(checkVat(country, typed)).toBe(isRight),
);

test.each([
  ["BE", "0999123456"],
  ["NL", "999123456B01"],
  ["LU", "99912345"],
  ["FR", "40999265045"],
  ["DE", "999123456"],
])("CHK-03 the check of %s %s has no result", (country, typed) => expect(checkVat(country, typed)).toBeNull());

test("CHK-02 a VAT number has its country prefix, typed or not", () => {
  expect([vatNumber("BE", "0403.170.701"), vatNumber("BE", "be 0403 170 701")]).toEqual([
    "BE0403170701",
    "BE0403170701",
  ]);
});
