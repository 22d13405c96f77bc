import { beforeEach, expect, test, vi } from "vitest";
import { readWithDefaults } from "../../../shared/read-with-defaults.ts";

const defaults = { name: "Cup", count: 1, tags: ["a"], price: { amount: 2, shown: true } };
const warning = vi.spyOn(console, "warn");
beforeEach(() => void warning.mockReset().mockReturnValue());

test("a missing or null key gets its default without a warning", () => {
  expect(readWithDefaults(defaults, { name: null, count: 3 }, "x")).toEqual({ ...defaults, count: 3 });
  expect(warning).not.toHaveBeenCalled();
});

test("an unknown key is preserved", () =>
  expect(readWithDefaults(defaults, { extra: 5 }, "x")).toMatchObject({ extra: 5, name: "Cup" }));

test.each([
  ["a number instead of a string", { name: 5 }, "answer.name expects a string, got a number"],
  ["a string instead of a number", { count: "3" }, "answer.count expects a number, got a string"],
  ["an object instead of a list", { tags: {} }, "answer.tags expects a list, got an object"],
  ["a list instead of an object", { price: [] }, "answer.price expects an object, got a list"],
  ["a wrong type in a nested object", { price: { shown: 1 } }, "answer.price.shown expects a boolean, got a number"],
])("%s warns with its path and is replaced by the default", (_what, given, message) => {
  expect(readWithDefaults(defaults, given, "answer")).toEqual(defaults);
  expect(warning).toHaveBeenCalledOnce();
  expect(warning.mock.calls[0]![0]).toContain(message);
});

test.each<[unknown, string]>([
  [null, "null"],
  [undefined, "nothing"],
  ["text", "a string"],
  [5, "a number"],
  [[], "a list"],
])("%j instead of an object gives the defaults and one warning", (given, kind) => {
  expect(readWithDefaults(defaults, given, "answer")).toEqual(defaults);
  expect(warning).toHaveBeenCalledOnce();
  expect(warning.mock.calls[0]![0]).toContain(`answer expects an object, got ${kind};`);
});

test("a partial nested object is completed with its defaults", () => {
  expect(readWithDefaults(defaults, { price: { amount: 9 } }, "x").price).toEqual({ amount: 9, shown: true });
});
