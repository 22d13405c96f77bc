import { afterEach, expect, test, vi } from "vitest";
import { mustReload, readCheck } from "../../../islands/checkout/vat-number/rules.ts";

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
    { valid: true, message: "" },
  ],
  [
    { IsVATValidWebService: false, ErrorMessage: " <b>No</b> " },
    { valid: false, message: "<b>No</b>" },
  ],
  [
    { IsVATValidWebService: null, ErrorMessage: null },
    { valid: null, message: "" },
  ],
  [
    { IsVATValidWebService: true, ErrorMessage: 7 },
    { valid: true, message: "" },
  ],
])("CHK-03 the response %j is read", (answer, check) => expect(readCheck(answer)).toEqual(check));

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
  expect(() => readCheck(answer)).toThrow(/expected true, false or null/),
);
