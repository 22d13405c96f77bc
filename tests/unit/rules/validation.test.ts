import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { messageOf, type Resource, resourceOf } from "../../../islands/form/validation/culture/resource.ts";
import { moreRules } from "../../../islands/form/validation/more-rules.ts";
import { readRules } from "../../../islands/form/validation/read-rules.ts";
import type { Params, Subject } from "../../../islands/form/validation/rule.ts";
import { rules } from "../../../islands/form/validation/rules.ts";

type Field = Partial<Omit<Subject, "others">> & { others?: Record<string, string> };

function passes(name: string, field: Field | string, params: Params = {}): boolean {
  const { others = {}, ...given } = typeof field === "string" ? { value: field } : field;
  const subject: Subject = {
    value: "", checked: false, isCheckbox: false, isIso: false, files: [], dateFormat: "DD/MM/YYYY",
    ...given,
    others: (list) => list.split(",").flatMap((reference) => {
      const value = others[reference.replace("*.", "")];
      return value === undefined ? [] : [{ value }];
    }),
  };
  return (rules[name] ?? moreRules[name])!(subject, params);
}

const right: [rule: string, value: string, params?: Params][] = [
  ["required", "x"],
  ["number", "12"], ["number", "1,5"], ["number", "1.5"], ["number", " -3 "], ["number", ""],
  ["digits", "0042"],
  ["email", " a@b.be "], ["email", "first.last+tag@sub.example.org"], ["email", "o'neill@example.org"],
  ["url", "https://example.org/a?b=c"], ["url", "ftp://example.org"],
  ["phone", "+32 (0)59 12 34 56"], ["phone", "059-123456 ext 12"],
  ["creditcard", "4111 1111 1111 1111"], ["creditcard", "5500-0000-0000-0004"],
  ["regex", "1234", { pattern: "[0-9]{4}" }], ["regex", "b", { pattern: "a|b" }],
  ["range", "2,5", { min: "1", max: "10" }], ["range", "2,5", { min: "2.5" }], ["range", "7", { min: "01/01/2026 00:00:00", max: "x" }],
  ["length", "abc", { min: "2", max: "3" }], ["length", "abc", { max: "0" }],
  ["minlength", "abc", { min: "3" }], ["maxlength", "abc", { max: "3" }],
  ["maxlength", "abc", { max: "0" }], ["maxlength", "abc", { max: "-1" }], ["maxlength", "abc", { max: "many" }], ["maxlength", "abc", {}],
  ["date", "29/02/2028"], ["date", "4.7.26"],
  ["password", "Geheim-7", { min: "8", nonalphamin: "1", regex: ".*\\d.*" }],
  ["fileextensions", "photo.JPG", { extensions: ".png,.jpg" }], ["extension", "a.tar.gz", { extension: "gz" }],
  ["regex", "1234", { pattern: "(?<-open>x)" }],
];

test.each(right)("VAL-01 VAL-02 VAL-03 VAL-04 VAL-05 VAL-11 %s takes %j", (rule, value, params) => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  expect(passes(rule, value, params)).toBe(true);
});

const wrong: [rule: string, value: string, params?: Params][] = [
  ["required", ""], ["required", "  \t"],
  ["number", "1.000,5"], ["number", "1e3"], ["number", "1,5x"], ["number", "."],
  ["digits", "1.5"], ["digits", "-1"],
  ["email", "a@"], ["email", "a b@c.be"], ["email", "@c.be"], ["email", "a@-c.be"],
  ["url", "www.example.org"], ["url", "javascript:alert(1)"], ["url", "https://"],
  ["phone", "()"], ["phone", "call me"],
  ["creditcard", "4111 1111 1111 1112"], ["creditcard", "0000 0000 0000 0000"], ["creditcard", "card"],
  ["regex", "12345", { pattern: "[0-9]{4}" }], ["regex", "bb", { pattern: "a|b" }],
  ["range", "10,5", { min: "1", max: "10" }], ["range", "0", { min: "1" }], ["range", "few", { min: "1", max: "10" }],
  ["length", "a", { min: "2", max: "3" }], ["length", "abcd", { min: "2", max: "3" }],
  ["minlength", "ab", { min: "3" }], ["maxlength", "abcd", { max: "3" }],
  ["date", "31/02/2026"], ["date", "soon"], ["date", "2026-07-04"],
  ["password", "geheim", { min: "8" }], ["password", "geheim77", { nonalphamin: "1" }], ["password", "geheim--", { regex: ".*\\d.*" }],
  ["fileextensions", "photo.exe", { extensions: ".png,.jpg" }], ["fileextensions", "png", {}],
];

test.each(wrong)("VAL-01 VAL-02 VAL-03 VAL-04 VAL-05 VAL-11 %s refuses %j", (rule, value, params) => expect(passes(rule, value, params)).toBe(false));

test("VAL-11 what is empty is for the rules of being required alone", () => {
  for (const rule of ["number", "digits", "email", "url", "phone", "creditcard", "regex", "range", "length", "minlength", "date", "notequalto", "password"]) {
    expect(passes(rule, " ", { pattern: "x", min: "3", max: "4", other: "A" }), rule).toBe(true);
  }
});

test("VAL-03 a date as ISO writes it is the browser's own fields', not one that is typed, unless the site writes it so", () => {
  expect(passes("date", { value: "2026-07-04", isIso: true })).toBe(true);
  expect(passes("date", { value: "2026-07-04T10:30", isIso: true })).toBe(true);
  expect(passes("date", { value: "2026-07-04", dateFormat: "yyyy-MM-dd" })).toBe(true);
});

test("VAL-08 VAL-10 a checkbox: required takes both its states, mandatory and enforcetrue want it ticked", () => {
  const box = { isCheckbox: true, checked: false };
  expect([passes("required", box), passes("mandatory", box), passes("enforcetrue", box)]).toEqual([true, false, false]);
  const ticked = { isCheckbox: true, checked: true, value: "on" };
  expect([passes("required", ticked), passes("mandatory", ticked), passes("enforcetrue", ticked)]).toEqual([true, true, true]);
  expect([passes("mandatory", " "), passes("mandatory", "x"), passes("enforcetrue", "True"), passes("enforcetrue", "False")]).toEqual([false, true, true, false]);
});

test("VAL-06 notequalto differs from each of the listed fields, as people compare", () => {
  const from = (value: string, ...others: string[]): boolean => passes("notequalto", { value, others: { A: others[0]!, B: others[1] ?? "other" } }, { other: "*.A,*.B" });
  expect([from("x", "y"), from("Ann ", "ann"), from("1,50", "1.5"), from("x", "y", "X")]).toEqual([true, false, false, false]);
  expect(passes("notequalto", { value: "x", others: {} }, { other: "*.Gone" })).toBe(true);
});

const spellings: [Params, string][] = [
  [{ dependentproperty: "*.Kind", comparison: "isequalto", dependentvalue: "other" }, "other"],
  [{ dependentproperty: "Kind", operator: "EqualTo", targetvalue: "Other" }, "other"],
  [{ property: "Kind", desiredvalue: "other" }, "other"],
  [{ other: "Kind", value: "1.50" }, "1,5"],
  [{ other: "Kind", comparison: "isnotequalto", othervalue: "shop" }, "school"],
  [{ dependentproperty: "Kind", operator: "NotEqualTo", dependentvalue: "shop" }, "school"],
  [{ dependentproperty: "Kind", dependentvalue: "True" }, "true"],
];

test.each(spellings)("VAL-07 requiredif %j wants the field when the other is %j", (params, value) => {
  expect(passes("requiredif", { others: { Kind: value } }, params)).toBe(false);
  expect(passes("requiredif", { value: "x", others: { Kind: value } }, params)).toBe(true);
});

test("VAL-07 requiredif wants nothing when the other field is otherwise, or is not there", () => {
  const params = { dependentproperty: "Kind", comparison: "isequalto", dependentvalue: "other" };
  expect(passes("requiredif", { others: { Kind: "shop" } }, params)).toBe(true);
  expect(passes("requiredif", { others: {} }, params)).toBe(true);
  expect(passes("requiredif", { others: { Kind: "other" } }, { ...params, comparison: "isnotequalto" })).toBe(true);
});

test("VAL-09 requiredor wants one of the fields", () => {
  const one = (value: string, other: string): boolean => passes("requiredor", { value, others: { A: other } }, { dependentproperty: "*.A" });
  expect([one("", ""), one("x", ""), one("", "x"), one("", "false")]).toEqual([false, true, true, false]);
});

test("VAL-11 equalto is the other field's value, letter by letter", () => {
  const same = (value: string): boolean => passes("equalto", { value, others: { A: "Pass" } }, { other: "*.A" });
  expect([same("Pass"), same("pass"), same("")]).toEqual([true, false, false]);
});

test("VAL-13 rules are read from the markup with their parameters, those of being required first and the server's last", () => {
  const attributes = Object.entries({
    name: "A", "data-val": "true", "data-val-remote": "r", "data-val-remote-url": "/check", "data-val-length": "l", "data-val-length-max": "5",
    "data-val-requiredif": "q", "data-val-requiredif-dependentproperty": "*.B", "data-val-range-min": "1", "data-val-event": "blur",
  }).map(([name, value]) => ({ name, value }));
  expect(readRules(attributes)).toEqual([
    { name: "requiredif", message: "q", params: { dependentproperty: "*.B" } },
    { name: "length", message: "l", params: { max: "5" } },
    { name: "remote", message: "r", params: { url: "/check" } },
  ]);
});

test("LOC-04 VAL-12 each culture says each rule, with its own numbers and dates", async () => {
  const [en, fr, nl] = (await Promise.all([resourceOf("en"), resourceOf("fr-BE"), resourceOf("nl")])) as [Resource, Resource, Resource];
  expect([...new Set([en, fr, nl].map(({ messages }) => Object.keys(messages).join()))]).toHaveLength(1);
  const all = Object.keys({ ...rules, ...moreRules }).filter((name) => name !== "accept");
  expect(all.filter((name) => !en.messages[name])).toEqual([]);
  const bounds = { min: "50.5", max: "100" };
  expect(messageOf(en, "range", bounds, "DD/MM/YYYY")).toBe("Please enter a number from 50.5 to 100.");
  expect(messageOf(fr, "range", bounds, "DD/MM/YYYY")).toBe("Entrez un nombre de 50,5 à 100.");
  expect(messageOf(nl, "range", { min: "1" }, "DD/MM/YYYY")).toBe("Vul 1 of meer in.");
  expect(messageOf(fr, "date", {}, "dd/MM/yyyy")).toBe("Entrez une date sous la forme jj/mm/aaaa.");
  expect(messageOf(nl, "date", {}, "d-M-yyyy")).toBe("Vul een datum in als d-m-jjjj.");
  expect(messageOf(nl, "range", { min: "2026-12-24" }, "DD-MM-YYYY")).toBe("Vul 24-12-2026 of meer in.");
  expect(messageOf(en, "period", { min: "2027-01-01T08:00", max: "2027-12-31T18:30" }, "DD/MM/YYYY")).toBe("Please enter a value from 01/01/2027 08:00 to 31/12/2027 18:30.");
  expect(messageOf(fr, "period", { min: "08:00", max: "18:00" }, "DD/MM/YYYY")).toBe("Entrez une valeur de 08:00 à 18:00.");
  expect(messageOf(fr, "step", { step: "0.5", min: "2", max: "2.5" }, "DD/MM/YYYY")).toBe("Entrez une valeur par pas de 0,5, par exemple 2 ou 2,5.");
  expect(messageOf(nl, "step", { step: "2" }, "DD/MM/YYYY")).toBe("Vul een waarde in stappen van 2 in.");
  expect(messageOf(en, "length", { min: "0", max: "5" }, "")).toBe("Please enter at most 5 characters.");
  expect(messageOf(en, "vat", {}, "")).toBe(en.other);
  expect(await resourceOf("de")).toBe(en);
});

test("VAL-02 a number is digits with at most one dot or comma, whatever is typed", () => {
  const typed = fc.array(fc.constantFrom("0", "7", ".", ",", " ", "x", "-"), { maxLength: 6 }).map((all) => all.join(""));
  fc.assert(fc.property(typed, (value) => {
    const expected = /^\s*$/.test(value) || /^-?(\d+[.,]?\d*|[.,]\d+)$/.test(value.trim());
    expect(passes("number", value)).toBe(expected);
  }));
});
