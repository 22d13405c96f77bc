import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isDismissed, isOver, readDismissed, withDismissed } from "../../../shared/popup/dismissed.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
const one = { Id: "17", EndDatetime: "2027-01-31T18:00:00+01:00" };
const other = { Id: "18", EndDatetime: "" };

test.each([
  ["none", undefined, []],
  ["an empty one", "", []],
  ["a list", JSON.stringify([one, other]), [one, other]],
  ["what is no JSON", "[{", []],
  ["what is no list", JSON.stringify(one), []],
  ["null", "null", []],
  ["a text", '"17"', []],
  [
    "entries of other types",
    '[null, 7, "x", {"Id":17,"EndDatetime":""}, {"Id":"a"}, {"Id":"18","EndDatetime":"","more":"<img>"}]',
    [other],
  ],
])("CNT-05 of a cookie with %s the list is what it can be, never an error", (_what, text, expected) =>
  expect(readDismissed(text)).toEqual(expected),
);

test("CNT-05 whatever stands in the cookie, a list comes of it", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => void expect(readDismissed(text)).toBeInstanceOf(Array)),
  );
});

test("CNT-05 another end is another popup, and so is another id", () => {
  expect(isDismissed([one], one)).toBe(true);
  expect(isDismissed([one], { ...one, EndDatetime: "2027-02-28T18:00:00+01:00" })).toBe(false);
  expect(isDismissed([one], { ...one, Id: "1" })).toBe(false);
  expect(isDismissed([], one)).toBe(false);
});

test.each([
  ["2026-11-20T10:00:00Z", true],
  ["2026-11-20T11:00:00+01:00", true],
  ["2026-11-20T10:00:01Z", false],
  ["", false],
  ["soon", false],
])("CNT-05 a popup that ends at %j is over: %j", (EndDatetime, over) =>
  expect(isOver({ Id: "1", EndDatetime }, now)).toBe(over),
);

test("CNT-05 what is closed comes last, once; what is over goes", () => {
  const over = { Id: "3", EndDatetime: "2026-11-01T00:00:00Z" };
  const before = { ...one, EndDatetime: "2026-12-31T18:00:00+01:00" };
  expect(withDismissed([before, over, other], one, now)).toEqual([other, one]);
  expect(withDismissed([other], other, now)).toEqual([other]);
});

test("CNT-05 the list always fits into a cookie with what was closed last; the oldest go", () => {
  // Letters of each length that they have in a cookie; one is half of one.
  const text = fc.string({ unit: fc.constantFrom("a", '"', "\n", "é", "€", "😀", "\ud800"), maxLength: 60 });
  fc.assert(
    // As long as a cookie may be, and longer.
    fc.property(
      fc.array(fc.record({ Id: text, EndDatetime: text }), { maxLength: 40, size: "max" }),
      fc.record({ Id: text, EndDatetime: text }),
      (before, popup) => {
        const list = withDismissed(before, popup, now);
        expect(encodeURIComponent(JSON.stringify(list)).length).toBeLessThanOrEqual(3_800);
        expect(list.at(-1)).toEqual(popup);
      },
    ),
  );
  const many = Array.from({ length: 200 }, (_, index) => ({ Id: `popup-${index}`, EndDatetime: "" }));
  const list = many.reduce((list, popup) => withDismissed(list, popup, now), readDismissed(undefined));
  expect(list).toEqual(many.slice(-list.length));
  expect(list.length).toBeGreaterThan(40);
  expect(withDismissed([one], { Id: "x".repeat(5_000), EndDatetime: "" }, now)).toEqual([]);
});
