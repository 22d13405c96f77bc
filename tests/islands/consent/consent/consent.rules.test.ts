import { expect, test } from "vitest";
import { allDenied, settingOf, withdrawnIn } from "../../../../islands/consent/consent/rules.ts";

const all = settingOf("v1", true);
const none = settingOf("v1", false);
const some = settingOf("v1", { preferences: false, statistics: true, marketing: false });

test("CON-04 accept all stores all three as true", () =>
  expect(all).toEqual({ stamp: "v1", preferences: true, statistics: true, marketing: true }));
test("CON-04 decline all stores all three as false", () =>
  expect(none).toEqual({ stamp: "v1", preferences: false, statistics: false, marketing: false }));
test("CON-01 CON-02 a chosen category is stored as chosen, with the stamp", () =>
  expect(some).toEqual({ stamp: "v1", preferences: false, statistics: true, marketing: false }));
test("CON-07 only a choice without any category is a decline", () => {
  expect([all, some, none].map(allDenied)).toEqual([false, false, true]);
});
test("CON-10 a choice withdraws the categories that were allowed before", () => {
  expect(withdrawnIn(all, some)).toEqual(["preferences", "marketing"]);
  expect(withdrawnIn(some, none)).toEqual(["statistics"]);
  expect([withdrawnIn(some, all), withdrawnIn(null, none), withdrawnIn(undefined, all)]).toEqual([[], [], []]);
  const others = settingOf("v1", { preferences: true, statistics: false, marketing: true });
  expect(withdrawnIn(some, others)).toEqual(["statistics"]);
});
