import { afterEach, expect, test, vi } from "vitest";
import { mustReload } from "../../../../islands/checkout/vat-number/rules.ts";
import { readVatCheck } from "../../../../shared/api/vat.ts";

afterEach(() => vi.restoreAllMocks());

test.each([
  [true, true, false],
  [true, false, true],
  [true, null, true],
  [false, true, true],
  [false, false, false],
  [false, null, false],
  [null, true, true],
  [null, false, true],
  [null, null, false],
] as const)("CHK-03 a VAT validity of %s that becomes %s reloads the page: %s", (before, after, expected) =>
  expect(mustReload(before, after)).toBe(expected),
);

test.each([
  [
    { IsVATValidWebService: true, ErrorMessage: "" },
    { isValid: true, message: "" },
  ],
  [
    { IsVATValidWebService: false, ErrorMessage: " <b>No</b> " },
    { isValid: false, message: "<b>No</b>" },
  ],
  [
    { IsVATValidWebService: null, ErrorMessage: null },
    { isValid: null, message: "" },
  ],
  [
    { IsVATValidWebService: true, ErrorMessage: 7 },
    { isValid: true, message: "" },
  ],
])("CHK-03 the response %j is read", (answer, check) => expect(readVatCheck(answer)).toEqual(check));

test.each([
  undefined,
  null,
  7,
  "true",
  [],
  {},
  { IsVATValidWebService: "true" },
  { ErrorMessage: "Down" },
  { IsVATValidWebService: 0 },
])("CHK-03 the response %j is rejected", (answer) =>
  expect(() => readVatCheck(answer)).toThrow(/expected true, false or null/),
);
