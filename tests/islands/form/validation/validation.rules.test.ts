import * as fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { readRules } from "../../../../islands/form/validation/read-rules.ts";
import type { Params } from "../../../../islands/form/validation/rule.ts";
import { passes } from "./passes.ts";

afterEach(() => vi.restoreAllMocks());

const right: [rule: string, value: string, params?: Params][] = [
  ["required", "x"],
  ["number", "12"],
  ["number", "1,5"],
  ["number", "1.5"],
  ["number", " -3 "],
  ["number", ""],
  ["digits", "0042"],
  ["email", " a@b.be "],
  ["email", "first.last+tag@sub.example.org"],
  ["email", "o'neill@example.org"],
  ["url", "https://example.org/a?b=c"],
  ["url", "ftp://example.org"],
  ["phone", "+32 (0)59 12 34 56"],
  ["phone", "059-123456 ext 12"],
  ["creditcard", "4111 1111 1111 1111"],
  ["creditcard", "5500-0000-0000-0004"],
  ["range", "2,5", { min: "1", max: "10" }],
  ["range", "2,5", { min: "2.5" }],
  ["range", "1.500", { min: "1", max: "10" }],
  ["range", "7", { min: "01/01/2026 00:00:00", max: "x" }],
  ["length", "abc", { min: "2", max: "3" }],
  ["length", "abc", { max: "0" }],
  ["minlength", "abc", { min: "3" }],
  ["maxlength", "abc", { max: "3" }],
  ["maxlength", "abc", { max: "0" }],
  ["maxlength", "abc", { max: "-1" }],
  ["maxlength", "abc", { max: "many" }],
  ["maxlength", "abc", {}],
  ["date", "29/02/2028"],
  ["date", "4.7.26"],
  ["password", "Geheim-7", { min: "8", nonalphamin: "1", regex: ".*\\d.*" }],
  ["fileextensions", "photo.JPG", { extensions: ".png,.jpg" }],
  ["extension", "a.tar.gz", { extension: "gz" }],
  ["email", "ada@bücher.example"],
  ["email", "ada@例え.jp"],
  ["email", "ada@例え。jp"],
  ["email", "ada@i❤.ws"],
  ["email", `${"a".repeat(64)}@example.org`],
  ["email", "ada@example.org\n"],
  ["email", "\u200bada@example.org\u200b"],
  ["email", "ada＠example.org"],
  ["url", "//example.com"],
  ["url", "//192.0.2.1/a"],
  ["url", "http://localhost:8080/a b".replace(" b", "")],
  ["url", "https://user:secret@example.org/?a#b"],
  ["url", "https://bücher.example"],
  ["url", "https://[2001:db8::1]/"],
  ["url", "http://example.org."],
  ["url", "https://my_shop.example.com/a"],
  ["phone", "02/555.12.12"],
  ["phone", "02 555 12 12 #12"],
  ["phone", "(+32) 475 12 34 56"],
  ["phone", "02 555 12 12 extension 12"],
  ["phone", "02 555 12 12, x12"],
  ["phone", "02–555–12–12"],
  ["phone", "+32\u00a02\u00a0555\u00a012\u00a012"],
  ["creditcard", "4111‑1111‑1111‑1111"],
  ["creditcard", "5018 0000 0009"],
  ["creditcard", "6304000000000000000"],
  ["digits", "１２"],
  ["number", "−5"],
  ["number", "１２"],
  ["range", "１２", { min: "1", max: "20" }],
  ["date", "\u200e01/02/2026\u200e"],
];

test.each(right)("VAL-01 VAL-02 VAL-03 VAL-04 VAL-11 %s accepts %j", (rule, value, params) => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  expect(passes(rule, value, params)).toBe(true);
});

const wrong: [rule: string, value: string, params?: Params][] = [
  ["required", ""],
  ["required", "  \t"],
  ["number", "1.000,5"],
  ["number", "1e3"],
  ["number", "1,5x"],
  ["number", "."],
  ["digits", "1.5"],
  ["digits", "-1"],
  ["email", "a@"],
  ["email", "a b@c.be"],
  ["email", "@c.be"],
  ["email", "a@-c.be"],
  ["url", "www.example.org"],
  ["url", "javascript:alert(1)"],
  ["url", "https://"],
  ["phone", "()"],
  ["phone", "call me"],
  ["creditcard", "4111 1111 1111 1112"],
  ["creditcard", "0000 0000 0000 0000"],
  ["creditcard", "card"],
  ["range", "10,5", { min: "1", max: "10" }],
  ["range", "0", { min: "1" }],
  ["range", "few", { min: "1", max: "10" }],
  ["range", "1,500", { min: "1", max: "10" }],
  ["length", "a", { min: "2", max: "3" }],
  ["length", "abcd", { min: "2", max: "3" }],
  ["minlength", "ab", { min: "3" }],
  ["maxlength", "abcd", { max: "3" }],
  ["date", "31/02/2026"],
  ["date", "soon"],
  ["date", "2026-07-04"],
  ["password", "geheim", { min: "8" }],
  ["password", "geheim77", { nonalphamin: "1" }],
  ["password", "geheim--", { regex: ".*\\d.*" }],
  ["fileextensions", "photo.exe", { extensions: ".png,.jpg" }],
  ["fileextensions", "png", {}],
  ["email", `${"a".repeat(65)}@example.org`],
  ["email", "ada@exam ple.org"],
  ["email", "ada@example..org"],
  ["email", "ada@-bücher.example"],
  ["email", "ada@example.org, bo@example.org"],
  ["url", "https://exam ple.com"],
  ["url", "http://a,b"],
  ["url", "http://a;b"],
  ["url", "http://.example"],
  ["url", "https://example..org"],
  ["url", "https:///example.org"],
  ["url", "http://https://example.org"],
  ["url", "https://example.org/a b"],
  ["url", "https://-example.org"],
  ["url", "https://example.org:port"],
  ["url", "https://example.org:70000"],
  ["url", "http:/example.org"],
  ["url", "https://@"],
  ["url", "/example.com"],
  ["phone", "02 555 #"],
  ["phone", "#12"],
  ["phone", "02 555 12 12 #a"],
  ["creditcard", "42"],
  ["creditcard", "18"],
  ["creditcard", "41111111116"],
  ["creditcard", "41111111111111111111"],
  ["number", "1'000"],
  ["number", "1 000"],
  ["number", "1\u00a0000"],
];

test.each(wrong)("VAL-01 VAL-02 VAL-03 VAL-04 VAL-11 %s rejects %j", (rule, value, params) =>
  expect(passes(rule, value, params)).toBe(false),
);

test("VAL-11 rules other than required ones accept a blank value", () => {
  for (const rule of [
    "number",
    "digits",
    "email",
    "url",
    "phone",
    "creditcard",
    "regex",
    "range",
    "length",
    "minlength",
    "date",
    "notequalto",
    "password",
  ]) {
    expect(passes(rule, " ", { pattern: "x", min: "3", max: "4", other: "A" }), rule).toBe(true);
  }
});

test("VAL-03 an ISO date is valid only in native fields or an ISO format", () => {
  expect(passes("date", { value: "2026-07-04", isIso: true })).toBe(true);
  expect(passes("date", { value: "2026-07-04T10:30", isIso: true })).toBe(true);
  expect(passes("date", { value: "2026-07-04", dateFormat: "yyyy-MM-dd" })).toBe(true);
});

test("VAL-04 each address of a multiple email field is checked", () => {
  const several = (value: string): boolean => passes("email", { value, isMultiple: true });
  expect([
    several("ada@example.org"),
    several("ada@example.org, bo@bücher.example,cy@example.org"),
    several("ada@example.org, bo"),
    several("ada@example.org,,bo@example.org"),
  ]).toEqual([true, true, false, false]);
});

test("VAL-03 LOC-06 dates may have a time or month name; other formats are left to the server", () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const date = (value: string, dateFormat: string, locale = "en"): boolean =>
    passes("date", { value, dateFormat, locale });
  expect([
    date("01-02-2026 10:30", "dd-MM-yyyy HH:mm"),
    date("01-02-2026", "dd-MM-yyyy HH:mm"),
    date("01-02-2026 25:00", "dd-MM-yyyy HH:mm"),
    date("31-02-2026 10:30", "dd-MM-yyyy HH:mm"),
  ]).toEqual([true, true, false, false]);
  expect([
    date("04/Feb/2026", "dd/MMM/yyyy"),
    date("04/févr./2026", "dd/MMM/yyyy", "fr-BE"),
    date("04/Feb/2026", "dd/MMM/yyyy", "fr-BE"),
    date("31/Feb/2026", "dd/MMM/yyyy"),
  ]).toEqual([true, true, false, false]);
  expect(warned).not.toHaveBeenCalled();
  expect([
    date("Wednesday 4 February", "dddd d MMMM"),
    date("anything", "dddd d MMMM"),
    date("", "dddd d MMMM"),
  ]).toEqual([true, true, true]);
  expect(warned.mock.calls.map(([line]) => line)).toEqual([
    expect.stringContaining('got "dddd d MMMM"; the server checks it.'),
  ]);
});

test("VAL-08 VAL-10 required accepts any checkbox state; mandatory and enforcetrue need it checked", () => {
  const box = { isCheckbox: true, checked: false };
  expect([passes("required", box), passes("mandatory", box), passes("enforcetrue", box)]).toEqual([true, false, false]);
  const ticked = { isCheckbox: true, checked: true, value: "on" };
  expect([passes("required", ticked), passes("mandatory", ticked), passes("enforcetrue", ticked)]).toEqual([
    true,
    true,
    true,
  ]);
  expect([
    passes("mandatory", " "),
    passes("mandatory", "x"),
    passes("enforcetrue", "True"),
    passes("enforcetrue", "False"),
  ]).toEqual([false, true, true, false]);
});

test("VAL-13 rules are read from markup: required first, remote last", () => {
  const attributes = Object.entries({
    name: "A",
    "data-val": "true",
    "data-val-remote": "r",
    "data-val-remote-url": "/check",
    "data-val-length": "l",
    "data-val-length-max": "5",
    "data-val-requiredif": "q",
    "data-val-requiredif-dependentproperty": "*.B",
    "data-val-range-min": "1",
    "data-val-event": "blur",
  }).map(([name, value]) => ({ name, value }));
  expect(readRules(attributes)).toEqual([
    { name: "requiredif", message: "q", params: { dependentproperty: "*.B" } },
    { name: "length", message: "l", params: { max: "5" } },
    { name: "remote", message: "r", params: { url: "/check" } },
  ]);
});

test("VAL-02 number accepts only digits with at most one dot or comma", () => {
  const typed = fc
    .array(fc.constantFrom("0", "7", ".", ",", " ", "x", "-"), { maxLength: 6 })
    .map((all) => all.join(""));
  fc.assert(
    fc.property(typed, (value) => {
      const expected = /^\s*$/.test(value) || /^-?(\d+[.,]?\d*|[.,]\d+)$/.test(value.trim());
      expect(passes("number", value)).toBe(expected);
    }),
  );
});
