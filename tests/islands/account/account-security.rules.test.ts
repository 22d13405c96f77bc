import * as fc from "fast-check";
import { expect, test } from "vitest";
import { businessFields } from "../../../fixtures-html/cms/business/fields.ts";
import { changeFields, forgotFields, findErrors, registerFields } from "../../../fixtures-html/cms/security/fields.ts";
import { codeAt, isCode, newSecret, secretUri } from "../../../fixtures-html/cms/security/totp.ts";
import { isRightAnswer } from "../../../islands/account/robot-check/rules.ts";
import { isStep } from "../../../islands/account/two-factor/rules.ts";
import { visitor } from "../../unit/stand-ins/shop.ts";

test("SEC-04 accepts only 4, also with surrounding spaces or as a full-width digit", () => {
  for (const answer of ["4", " 4 ", "\u00a04", "４"]) expect(isRightAnswer(answer), answer).toBe(true);
  for (const answer of ["", " ", "44", "5", "four", "4.0", "-4", "2+2", "04", "4\u0000", "<b>4</b>"])
    expect(isRightAnswer(answer), answer).toBe(false);
  const otherText = fc
    .string({ unit: "grapheme", minLength: 1 })
    .filter((text) => text.normalize("NFKC").trim() !== "");
  fc.assert(fc.property(otherText, (text) => !isRightAnswer(`${text}4`) && !isRightAnswer(`4${text}`)));
});

const site = "https://shop.example";
test.each([
  ["the first step", "/en/security/twofactorhome", true],
  ["a later step", "/shop/fr/security/twofactorhome/app?from=home#code", true],
  ["a step in capitals", "/en/Security/TwoFactorHome/", true],
  ["another page of the account", "/en/account/security", false],
  ["a step's path in the query only", "/en/security/login?returnUrl=/en/security/twofactorhome", false],
  ["a step's path on another site", "https://elsewhere.example/en/security/twofactorhome", false],
  ["an invalid URL", "http://", false],
  ["an otpauth URL", "otpauth://totp/security/twofactorhome", false],
])("SEC-02 recognizes two-factor steps by URL: %s", (_what, address, isIt) => {
  expect(isStep(URL.canParse(address, site) ? new URL(address, site).href : address, site)).toBe(isIt);
});

const typed = (values: Record<string, string>) => (name: string) => values[name] ?? "";
const names = (mistakes: object): string[] => Object.keys(mistakes);

test("SEC-01 changing needs the old password and a different one of 8 to 100 characters, typed twice", () => {
  const mistakes = (OldPassword: string, NewPassword: string, ConfirmPassword = NewPassword) =>
    names(findErrors(changeFields("en", "lagune"), typed({ OldPassword, NewPassword, ConfirmPassword })));
  expect(mistakes("lagune", "a new one ")).toEqual([]);
  expect(mistakes("Lagune", "a new one")).toEqual(["OldPassword"]);
  expect(mistakes("", "")).toEqual(["OldPassword", "NewPassword", "ConfirmPassword"]);
  expect(mistakes("lagune", "short")).toEqual(["NewPassword"]);
  expect(mistakes("lagune", "x".repeat(101))).toEqual(["NewPassword"]);
  expect(mistakes("lagune", "a new one", "a new one ")).toEqual(["ConfirmPassword"]);
  expect(
    names(
      findErrors(
        changeFields("en", "long enough"),
        typed({ OldPassword: "long enough", NewPassword: "long enough", ConfirmPassword: "long enough" }),
      ),
    ),
  ).toEqual(["NewPassword"]);
});

test.each([
  ["abc", "Dit wachtwoord is te kort.", "Dit wachtwoord is te kort."],
  ["x".repeat(101), "Dit wachtwoord is te lang.", "Dit wachtwoord bevat geen cijfer."],
  ["long enough 1", undefined, null],
])("SEC-01 VAL-01 the password %s has its one reason in both forms: %s %s", (Password, reason, ofBusiness) => {
  expect(findErrors(registerFields("nl"), typed({ Password }))["Password"]).toBe(reason);
  expect(businessFields("nl")["Password"]!.check!(Password, typed({}))).toBe(ofBusiness);
});

test("SEC-01 the forgotten-password form requires a well-formed email address", () => {
  for (const Email of ["", "ada", "ada@", "a b@example.org"])
    expect(names(findErrors(forgotFields("fr"), typed({ Email })))).toEqual(["Email"]);
  expect(findErrors(forgotFields("fr"), typed({ Email: "ada@example.org" }))).toEqual({});
});

test("SEC-01 SEC-04 registering requires all fields, an unused email, the sum and an empty honeypot", () => {
  const right = {
    FirstName: "Ada",
    LastName: "Smit",
    Email: "ada@example.org",
    Password: "a new one",
    ConfirmPassword: "a new one",
    Answer: "4",
    website: "",
  };
  const mistakes = (change: Partial<typeof right>) => findErrors(registerFields("en"), typed({ ...right, ...change }));
  expect(mistakes({})).toEqual({});
  expect(mistakes({ Answer: "5" })).toEqual({ Answer: "That is not correct." });
  expect(mistakes({ Answer: "" })).toEqual({ Answer: "Enter the result of 2\u00a0+\u00a02." });
  expect(names(mistakes({ website: "https://spam.example" }))).toEqual(["website"]);
  expect(names(mistakes({ Email: "KNOWN@example.org" }))).toEqual(["Email"]);
  expect(names(findErrors(registerFields("en"), () => ""))).toEqual([
    "FirstName",
    "LastName",
    "Email",
    "Password",
    "ConfirmPassword",
    "Answer",
  ]);
});

test("SEC-03 app codes follow RFC 6238; the previous and the next code are also accepted", () => {
  // The RFC's example secret, "12345678901234567890", and the last six digits of its codes.
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

test("SEC-01 the fields for a new password have the autocomplete tokens of password managers", async () => {
  const { page, signIn } = visitor();
  await signIn();
  const [, form] = /<form[^>]*security-form[^>]*>([^]*?)<\/form>/.exec(await page("/en/security/changepassword"))!;
  const inputs = [...form!.matchAll(/<input[^>]*>/g)]
    .map(([input]) => input)
    .filter((input) => !input.includes('"hidden"'));
  expect(inputs.map((input) => /autocomplete="(.*?)"/.exec(input)?.[1])).toEqual([
    "username",
    "current-password",
    "new-password",
    "new-password",
  ]);
});

test("SEC-01 after a change of the password the old one is refused", async () => {
  const { send, signIn } = visitor();
  await signIn();
  const path = "/en/security/changepassword";
  const change = (OldPassword: string, NewPassword: string) =>
    send(path, { OldPassword, NewPassword, ConfirmPassword: NewPassword });
  expect((await change("lagune", "by the sea")).status).toBe(303);
  const again = await change("lagune", "on the pier");
  expect([again.status, (await again.text()).includes("This is not your current password.")]).toEqual([422, true]);
  expect((await change("by the sea", "on the pier")).status).toBe(303);
});

test("SEC-01 the answer to a forgotten password is the same for known and unknown addresses", async () => {
  const { send, page } = visitor();
  for (const Email of ["nobody@example.org", "known@example.org"]) {
    expect((await send("/en/security/forgotpassword", { Email })).status).toBe(303);
    expect(await page("/en/security/login")).toContain(
      `If ${Email} has an account, we have sent it a link. The link is valid for one hour.`,
    );
  }
});
