// The rule regex, whose patterns are those of .NET.
import { afterEach, expect, test, vi } from "vitest";
import { passes } from "./passes.ts";

afterEach(() => vi.restoreAllMocks());

const right: [rule: "regex", value: string, params: { pattern: string }][] = [
  ["regex", "1234", { pattern: "[0-9]{4}" }],
  ["regex", "b", { pattern: "a|b" }],
  ["regex", "1234", { pattern: "(?<-open>x)" }],
  // Letters of all scripts.
  ["regex", "Élise", { pattern: "^\\p{L}+$" }],
  ["regex", "Elise", { pattern: "^\\p{L}+$" }],
  ["regex", "Élise", { pattern: "\\w+" }],
  ["regex", "Été", { pattern: "\\bÉté\\b" }],
  ["regex", "Anne-Marie d'Or", { pattern: "^[\\p{L}\\s-']+$" }],
  ["regex", "Anne-Marie d'Or", { pattern: "^[\\p{L} \\-\\']+$" }],
  ["regex", "a-b.c@d-e", { pattern: "[\\w-.]+@[\\w-]+" }],
  // Constructs of .NET.
  ["regex", "ABC", { pattern: "(?i)abc" }],
  ["regex", "aBC", { pattern: "^(?i)abc$" }],
  ["regex", "a\nb", { pattern: "(?s).+" }],
  ["regex", "abc", { pattern: "\\Aabc\\Z" }],
  ["regex", "abc", { pattern: "\\Aabc\\z" }],
  ["regex", "\\A", { pattern: "\\\\A" }],
  ["regex", "aba", { pattern: "(?'n'a)b\\k'n'" }],
  ["regex", "aba", { pattern: "(?'n'a)b\\k<n>" }],
  ["regex", "bcd", { pattern: "[a-z-[aeiou]]+" }],
  ["regex", "dz", { pattern: "[^a-c-[x]]+" }],
  ["regex", "[AB]", { pattern: "^\\[[A-Z-[IO]]+\\]$" }],
  ["regex", "a_b-c", { pattern: "^[\\p{L}0-9\\_\\-\\ ]+$" }],
  ["regex", "😀", { pattern: "^\\p{So}{2}$|^..$" }],
  // Patterns that JavaScript cannot express, or reads differently, are left to the server.
  ["regex", "aab", { pattern: "(?>a+)b" }],
  ["regex", "α", { pattern: "\\p{IsGreek}" }],
  ["regex", "amz", { pattern: "[a-z-[b-y-[m]]]+" }],
  ["regex", "]a", { pattern: "[]a]+" }],
  ["regex", "xx", { pattern: "(?<n>x)\\1" }],
  ["regex", "a", { pattern: "(?#a note)a" }],
];

test.each(right)("VAL-05 %s accepts %j", (rule, value, params) => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  expect(passes(rule, value, params)).toBe(true);
});

const wrong: [rule: "regex", value: string, params: { pattern: string }][] = [
  ["regex", "12345", { pattern: "[0-9]{4}" }],
  ["regex", "bb", { pattern: "a|b" }],
  ["regex", "E1", { pattern: "^\\p{L}+$" }],
  ["regex", "É1", { pattern: "^\\p{L}+$" }],
  ["regex", "abcd", { pattern: "\\Aabc\\z" }],
  ["regex", "bad", { pattern: "[a-z-[aeiou]]+" }],
  ["regex", "abx", { pattern: "(?i)abc" }],
];

test.each(wrong)("VAL-05 %s rejects %j", (rule, value, params) => expect(passes(rule, value, params)).toBe(false));

const letters = "a".repeat(60);

// Without a limit these would take years.
test.each([
  ["^(a+)+$", `${letters}!`],
  ["^(a|aa)+$", `${letters}${letters}!`],
  ["^(\\w+\\s?)*$", `${letters}!`],
  ["(.*)(.*)(.*)(.*)x", "a".repeat(20_000)],
  ["^(?=.*\\d)([a-z]+\\d?)+$", `${letters}1!`],
  ["^[^:]+: ([a-z]+\\s?)+$", `${letters}bbbbbbbbbb: ${letters}!`],
  [`^${"[a-z]{1,64}".repeat(6)}@$`, letters.repeat(5)],
])("VAL-05 the slow pattern %s is left to the server, with one warning", (pattern, value) => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  expect(passes("regex", value, { pattern })).toBe(true);
  expect(passes("regex", "!", { pattern })).toBe(true);
  expect(warned.mock.calls.map(([line]) => line)).toEqual([
    expect.stringContaining(`got ${pattern}; the server checks it.`),
  ]);
});

test("VAL-05 a pattern with a repeated group is checked, also for a long value", () => {
  const mail = "^[\\w-\\.]+@([\\w-]+\\.)+[\\w-]{2,4}$";
  expect(passes("regex", "jean-paul.de.la.tour@mail.shop.example.org", { pattern: mail })).toBe(true);
  expect(passes("regex", "jean-paul.de.la.tour@mail.shop.example.museums", { pattern: mail })).toBe(false);
  const asp = "\\w+([-+.']\\w+)*@\\w+([-.]\\w+)*\\.\\w+([-.]\\w+)*";
  expect([
    passes("regex", "jean-paul.de.la.tour@mail.example.org", { pattern: asp }),
    passes("regex", "jean-paul.de.la.tour@mail", { pattern: asp }),
  ]).toEqual([true, false]);
  expect(
    passes("regex", "Johann Sebastian Van Den Bergh Of Antwerp 9", { pattern: "^[A-Z][a-z]+( [A-Z][a-z]+)*$" }),
  ).toBe(false);
});
