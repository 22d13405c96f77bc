import { beforeEach, expect, test, vi } from "vitest";
import { lenient } from "../../../shared/lenient.ts";

const defaults = { name: "Cup", count: 1, tags: ["a"], price: { amount: 2, shown: true } };
const warning = vi.spyOn(console, "warn");
beforeEach(() => void warning.mockReset().mockReturnValue());

test("a missing or null key takes its default in silence", () => {
  expect(lenient(defaults, { name: null, count: 3 }, "x")).toEqual({ ...defaults, count: 3 });
  expect(warning).not.toHaveBeenCalled();
});

test("an unknown key stays", () =>
  expect(lenient(defaults, { extra: 5 }, "x")).toMatchObject({ extra: 5, name: "Cup" }));

test.each([
  ["a number for a text", { name: 5 }, "answer.name expects a string, got a number"],
  ["a text for a number", { count: "3" }, "answer.count expects a number, got a string"],
  ["an object for a list", { tags: {} }, "answer.tags expects a list, got an object"],
  ["a list for an object", { price: [] }, "answer.price expects an object, got a list"],
  ["a wrong type further down", { price: { shown: 1 } }, "answer.price.shown expects a boolean, got a number"],
])("%s is named with its path and takes the default", (_what, given, message) => {
  expect(lenient(defaults, given, "answer")).toEqual(defaults);
  expect(warning).toHaveBeenCalledOnce();
  expect(warning.mock.calls[0]![0]).toContain(message);
});

test.each([null, undefined, "text", 5, []])("%j instead of an object gives the defaults and one warning", (given) => {
  expect(lenient(defaults, given, "answer")).toEqual(defaults);
  expect(warning).toHaveBeenCalledOnce();
});

test("a part of a nested object keeps the rest of its defaults", () => {
  expect(lenient(defaults, { price: { amount: 9 } }, "x").price).toEqual({ amount: 9, shown: true });
});
