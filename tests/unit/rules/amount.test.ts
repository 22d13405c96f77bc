import { expect, test } from "vitest";
import { parseAmount } from "../../../shared/i18n/amount.ts";

test("FIL-03 parses amounts with comma or point, thousands separators, spaces and currency signs", () => {
  const read = (locale: string, ...texts: string[]) => texts.map((text) => parseAmount(text, locale));
  expect(
    read("en-GB", "12", "12.5", "12,5", ".5", "12.", "€ 12.50", "1 234.50", "1,234.50", "1.234,50", "1,234,567"),
  ).toEqual([12, 12.5, 12.5, 0.5, 12, 12.5, 1234.5, 1234.5, 1234.5, 1234567]);
  expect(read("fr-BE", "1\u202f234,50\u00a0€", "1'234,5", "1’234")).toEqual([1234.5, 1234.5, 1234]);
  expect(read("en-GB", "１２．５０", "\u200e12.50\u200e", "£\u00a01,234", "−5")).toEqual([12.5, 12.5, 1234, null]);
});

test("FIL-03 a separator before three digits is one of thousands in its locale, and never guessed in another", () => {
  expect(parseAmount("1,234", "en-GB")).toBe(1234);
  expect(parseAmount("1,234", "nl-BE")).toBeNull();
  expect(parseAmount("1.234", "nl-BE")).toBe(1234);
  expect(parseAmount("1.234", "en-GB")).toBeNull();
  // Dinars have three decimals.
  expect(parseAmount("0,005", "nl-BE")).toBe(0.005);
  expect(parseAmount("0.500", "nl-BE")).toBe(0.5);
  expect(parseAmount("0,250", "en-GB")).toBe(0.25);
  expect(parseAmount("1.234", "fr-BE")).toBeNull();
});

test("FIL-03 rejects amounts with a minus, letters, exponents or mixed separators", () => {
  for (const text of [
    "",
    " ",
    "-5",
    "5-",
    "abc",
    "12a",
    "1e9",
    "1,2,3",
    "1.2.3",
    "1.234,567,8",
    "Infinity",
    "..",
    "12,,5",
    "€",
    "9".repeat(22),
    "0.0000001",
  ])
    expect(parseAmount(text, "en-GB")).toBeNull();
});
