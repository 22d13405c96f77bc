import * as fc from "fast-check";
import { expect, test } from "vitest";
import { changeFields, forgotFields, mistakesIn, registerFields } from "../../../fixtures-html/cms/security/fields.ts";
import { codeAt, isCode, newSecret, secretUri } from "../../../fixtures-html/cms/security/totp.ts";
import { isRight } from "../../../islands/account/robot-check/rules.ts";
import { isStep } from "../../../islands/account/two-factor/rules.ts";

test("SEC-04 only 4 answers the question, with spaces around it or as wide keyboards type it", () => {
  for (const answer of ["4", " 4 ", "\u00a04", "４"]) expect(isRight(answer), answer).toBe(true);
  for (const answer of ["", " ", "44", "5", "four", "4.0", "-4", "2+2", "04", "4\u0000", "<b>4</b>"])
    expect(isRight(answer), answer).toBe(false);
  const more = fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => text.normalize("NFKC").trim() !== "");
  fc.assert(fc.property(more, (text) => !isRight(`${text}4`) && !isRight(`4${text}`)));
});

const site = "https://shop.example";
test.each([
  ["the first step", "/en/security/twofactorhome", true],
  ["a later one", "/shop/fr/security/twofactorhome/app?from=home#code", true],
  ["one in capitals", "/en/Security/TwoFactorHome/", true],
  ["another page of the account", "/en/account/security", false],
  ["one that has it in its query alone", "/en/security/login?returnUrl=/en/security/twofactorhome", false],
  ["one of another site", "https://elsewhere.example/en/security/twofactorhome", false],
  ["what is no address", "http://", false],
  ["a key for an app", "otpauth://totp/security/twofactorhome", false],
])("SEC-02 whether %s is shown in the dialog", (_what, address, isIt) => {
  expect(isStep(URL.canParse(address, site) ? new URL(address, site).href : address, site)).toBe(isIt);
});

const typed = (values: Record<string, string>) => (name: string) => values[name] ?? "";
const names = (mistakes: object): string[] => Object.keys(mistakes);

test("SEC-01 a password is changed by who knows it, for another of 8 to 100 characters, typed twice", () => {
  const mistakes = (OldPassword: string, NewPassword: string, ConfirmPassword = NewPassword) =>
    names(mistakesIn(changeFields("en", "lagune"), typed({ OldPassword, NewPassword, ConfirmPassword })));
  expect(mistakes("lagune", "a new one ")).toEqual([]);
  expect(mistakes("Lagune", "a new one")).toEqual(["OldPassword"]);
  expect(mistakes("", "")).toEqual(["OldPassword", "NewPassword", "ConfirmPassword"]);
  expect(mistakes("lagune", "short")).toEqual(["NewPassword"]);
  expect(mistakes("lagune", "x".repeat(101))).toEqual(["NewPassword"]);
  expect(mistakes("lagune", "a new one", "a new one ")).toEqual(["ConfirmPassword"]);
  expect(
    names(
      mistakesIn(
        changeFields("en", "long enough"),
        typed({ OldPassword: "long enough", NewPassword: "long enough", ConfirmPassword: "long enough" }),
      ),
    ),
  ).toEqual(["NewPassword"]);
});

test("SEC-01 who forgot the password is asked for an address that could be one", () => {
  for (const Email of ["", "ada", "ada@", "a b@example.org"])
    expect(names(mistakesIn(forgotFields("fr"), typed({ Email })))).toEqual(["Email"]);
  expect(mistakesIn(forgotFields("fr"), typed({ Email: "ada@example.org" }))).toEqual({});
});

test("SEC-01 SEC-04 an account is made for who fills in all but the field that is not seen, and knows the sum", () => {
  const right = {
    FirstName: "Ada",
    LastName: "Smit",
    Email: "ada@example.org",
    Password: "a new one",
    ConfirmPassword: "a new one",
    Answer: "4",
    website: "",
  };
  const mistakes = (change: Partial<typeof right>) => mistakesIn(registerFields("en"), typed({ ...right, ...change }));
  expect(mistakes({})).toEqual({});
  expect(mistakes({ Answer: "5" })).toEqual({ Answer: "That is not right." });
  expect(mistakes({ Answer: "" })).toEqual({ Answer: "Please fill in: Sum of 2 + 2." });
  expect(names(mistakes({ website: "https://spam.example" }))).toEqual(["website"]);
  expect(names(mistakes({ Email: "KNOWN@example.org" }))).toEqual(["Email"]);
  expect(names(mistakesIn(registerFields("en"), () => ""))).toEqual([
    "FirstName",
    "LastName",
    "Email",
    "Password",
    "ConfirmPassword",
    "Answer",
  ]);
});

test("SEC-03 the codes of an app are those of RFC 6238, and that of the step before or after still counts", () => {
  // The RFC's own secret, "12345678901234567890", and the last six digits of its codes.
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  expect([59, 1_111_111_109, 1_234_567_890, 20_000_000_000].map((seconds) => codeAt(secret, seconds))).toEqual([
    "287082",
    "081804",
    "005924",
    "353130",
  ]);
  expect([-60, -30, 0, 30, 60].map((late) => isCode(secret, codeAt(secret, 90_000 + late), 90_000))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(isCode(secret, "", 59)).toBe(false);
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(secretUri(secret, "a&b@example.org")).toBe(
    `otpauth://totp/Lagune:a%26b%40example.org?secret=${secret}&issuer=Lagune`,
  );
});
