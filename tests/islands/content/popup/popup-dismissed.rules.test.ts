import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isDismissed, isOver, readDismissed, withDismissed } from "../../../../shared/popup/dismissed.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
const first = { Id: "17", EndDatetime: "2027-01-31T18:00:00+01:00" };
const second = { Id: "18", EndDatetime: "" };

test.each([
  ["no value", undefined, []],
  ["an empty value", "", []],
  ["a list", JSON.stringify([first, second]), [first, second]],
  ["invalid JSON", "[{", []],
  ["an object instead of a list", JSON.stringify(first), []],
  ["null", "null", []],
  ["a string", '"17"', []],
  [
    "entries of wrong types",
    '[null, 7, "x", {"Id":17,"EndDatetime":""}, {"Id":"a"}, {"Id":"18","EndDatetime":"","more":"<img>"}]',
    [second],
  ],
])("CNT-05 a cookie with %s gives its valid entries, never an error", (_what, text, expected) =>
  expect(readDismissed(text)).toEqual(expected),
);

test("CNT-05 any cookie value is read as a list", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => void expect(readDismissed(text)).toBeInstanceOf(Array)),
  );
});

test("CNT-05 a popup with another end date or id is not dismissed", () => {
  expect(isDismissed([first], first)).toBe(true);
  expect(isDismissed([first], { ...first, EndDatetime: "2027-02-28T18:00:00+01:00" })).toBe(false);
  expect(isDismissed([first], { ...first, Id: "1" })).toBe(false);
  expect(isDismissed([], first)).toBe(false);
});

test.each([
  ["2026-11-20T10:00:00Z", true],
  ["2026-11-20T11:00:00+01:00", true],
  ["2026-11-20T10:00:01Z", false],
  ["", false],
  ["soon", false],
])("CNT-05 a popup that ends at %j is expired: %j", (EndDatetime, over) =>
  expect(isOver({ Id: "1", EndDatetime }, now)).toBe(over),
);

test("CNT-05 a closed popup is added last, once; expired popups are removed", () => {
  const over = { Id: "3", EndDatetime: "2026-11-01T00:00:00Z" };
  const before = { ...first, EndDatetime: "2026-12-31T18:00:00+01:00" };
  expect(withDismissed([before, over, second], first, now)).toEqual([second, first]);
  expect(withDismissed([second], second, now)).toEqual([second]);
});

test("CNT-05 the list always fits into a cookie; the oldest popups are removed first", () => {
  // Characters of each encoded length, including an unpaired surrogate.
  const text = fc.string({ unit: fc.constantFrom("a", '"', "\n", "é", "€", "😀", "\ud800"), maxLength: 60 });
  fc.assert(
    // Lists up to and beyond the size limit of a cookie.
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
  expect(withDismissed([first], { Id: "x".repeat(5_000), EndDatetime: "" }, now)).toEqual([]);
});
