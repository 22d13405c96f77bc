import { beforeEach, expect, test, vi } from "vitest";
import { readCoupons } from "../../../shared/api/coupon-list.ts";
import { readTowns } from "../../../islands/cart/postal-code/rules.ts";

const warning = vi.spyOn(console, "warn");
beforeEach(() => void warning.mockReset().mockReturnValue());

test("CRT-07 towns without a name are skipped with a warning", () => {
  expect(readTowns({ 8400: "Oostende ", 8401: "", 8402: 5, "L-1234": "<b>Luxembourg</b>" })).toEqual([
    { code: "8400", name: "Oostende" },
    { code: "L-1234", name: "<b>Luxembourg</b>" },
  ]);
  expect(warning).toHaveBeenCalledTimes(2);
  expect(readTowns({})).toEqual([]);
});

test.each([[[]], ["<h1>"], [null], [undefined]])("CRT-07 %o is not a map of towns", (answer) =>
  expect(() => readTowns(answer)).toThrow("expected a map"),
);

test("CPN-03 coupons are read with or without a name; one without a code is skipped with a warning", () => {
  expect(
    readCoupons([
      { CouponCode: " ZOMER10 ", Name: "10%" },
      "WELKOM5",
      { CouponCode: "X", Name: null },
      { Name: "none" },
      5,
      null,
    ]),
  ).toEqual([
    { code: "ZOMER10", name: "10%" },
    { code: "WELKOM5", name: "" },
    { code: "X", name: "" },
  ]);
  expect(warning).toHaveBeenCalledTimes(3);
  expect(() => readCoupons({})).toThrow("expected a list");
});
