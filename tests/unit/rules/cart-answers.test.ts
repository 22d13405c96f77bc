import { beforeEach, expect, test, vi } from "vitest";
import { readCoupons } from "../../../shared/api/coupon-list.ts";
import { readCities } from "../../../shared/api/cities.ts";

const warning = vi.spyOn(console, "warn");
beforeEach(() => void warning.mockReset().mockReturnValue());

test("CRT-07 towns without a name are skipped with a warning", () => {
  expect(readCities({ 8400: "Oostende ", 8401: "", 8402: 5, "L-1234": "<b>Luxembourg</b>" })).toEqual([
    { postalCode: "8400", name: "Oostende" },
    { postalCode: "L-1234", name: "<b>Luxembourg</b>" },
  ]);
  expect(warning).toHaveBeenCalledTimes(2);
  expect(readCities({})).toEqual([]);
});

test.each([[[]], ["<h1>"], [null], [undefined]])("CRT-07 %o is not a map of towns", (answer) =>
  expect(() => readCities(answer)).toThrow("expected a map"),
);

test("CPN-03 coupons are read with or without a name; one without a code is skipped with a warning", () => {
  expect(
    readCoupons([
      { CouponCode: " ZOMER10 ", Name: "10%" },
      "WELKOM5",
      { CouponCode: "X", Name: null },
      { CouponCode: "MERCI15", Name: "15%", State: "In use" },
      { Name: "none" },
      5,
      null,
    ]),
  ).toEqual([
    { code: "ZOMER10", name: "10%", state: "" },
    { code: "WELKOM5", name: "", state: "" },
    { code: "X", name: "", state: "" },
    { code: "MERCI15", name: "15%", state: "In use" },
  ]);
  expect(warning).toHaveBeenCalledTimes(3);
  expect(() => readCoupons({})).toThrow("expected a list");
});
