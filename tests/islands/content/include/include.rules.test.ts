import { expect, test } from "vitest";
import { intervalAfter, parseRefresh } from "../../../../islands/content/include/refresh.ts";

test("a part is refreshed at events and at an interval, in any order", () => {
  expect(parseRefresh("cart:changed account:changed 60s")).toEqual({
    events: ["cart:changed", "account:changed"],
    interval: 60_000,
  });
  expect(parseRefresh(" 5m  cart:changed ")).toEqual({ events: ["cart:changed"], interval: 300_000 });
  expect(parseRefresh("cart:changed 60")).toBeNull();
});

test("after each failure the interval doubles, up to 16 times", () => {
  expect([0, 1, 2, 4, 5, 9].map((failures) => intervalAfter(1_000, failures))).toEqual([
    1_000, 2_000, 4_000, 16_000, 16_000, 16_000,
  ]);
});
