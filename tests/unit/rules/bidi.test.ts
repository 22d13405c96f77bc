import { expect, test } from "vitest";
import { isolated, joined } from "../../../shared/i18n/bidi.ts";
import { translatorOf } from "../stand-ins/translator.ts";

test("LOC-02 a value in a text from right to left is isolated, in other languages it stays as it is", () => {
  expect(isolated("+32 59 550 127", "ar")).toBe("\u2068+32 59 550 127\u2069");
  expect(isolated("LG-26", "fa-IR")).toBe("\u2068LG-26\u2069");
  expect(isolated("LG-26", "nl-BE")).toBe("LG-26");
  expect(isolated("LG-26", "arn")).toBe("LG-26");
  expect(isolated("", "ar")).toBe("");
});

test("LOC-02 a value that consists of isolated values runs from right to left", () => {
  expect(isolated("\u2068PDF\u2069", "ar")).toBe("\u2067\u2068PDF\u2069\u2069");
});

test("LOC-02 words are joined by the comma of the language; empty ones are left out", () => {
  expect(joined(["PDF", "", false, null, 2], "en")).toBe("PDF, 2");
  expect(joined(["PDF", "TXT"], "ar")).toBe("\u2068PDF\u2069، \u2068TXT\u2069");
  expect(joined(["PDF", "TXT"], "he")).toBe("\u2068PDF\u2069, \u2068TXT\u2069");
  expect(joined(["PDF", "0.7 MB"], "ar", " · ")).toBe("\u2068PDF\u2069 · \u20680.7 MB\u2069");
});

test("LOC-02 texts isolate the words that are filled in, not their numbers", () => {
  const t = translatorOf("ar", { Core: { Named: "{0}: {1}" } });
  expect(t("Core.Named", "LG-26", 84)).toBe("\u2068LG-26\u2069: 84");
  expect(translatorOf("en", { Core: { Named: "{0}: {1}" } })("Core.Named", "LG-26", 84)).toBe("LG-26: 84");
});
