import { expect, test } from "vitest";
import { parseDecimal } from "../../../shared/number/decimal.ts";
import { bigDecimal } from "../../../shared/number/big-decimal.ts";
import { normalizeText } from "../../../shared/text/normalize-text.ts";

test.each([
  ["a zero-width space at either end", "\u200bada@example.org\u200b", "ada@example.org"],
  ["direction marks", "\u200e01/02/2026\u202c", "01/02/2026"],
  ["a byte order mark, a soft hyphen and a word joiner", "\ufeff12\u00ad34\u2060", "1234"],
  ["non-breaking and narrow spaces", "1\u00a0234\u202f567", "1 234 567"],
  ["an ideographic space", "a\u3000b", "a b"],
  ["non-breaking hyphens", "4111\u20111111\u20111111\u20111111", "4111-1111-1111-1111"],
  ["en dashes", "02–555–12–12", "02-555-12-12"],
  ["a minus sign", "−5", "-5"],
  ["full-width letters, digits and signs", "ａｄａ＠ｅｘａｍｐｌｅ．ｏｒｇ", "ada@example.org"],
  ["full-width digits", "１２", "12"],
  ["Arabic and Persian digits with their decimal separator", "١٢٫٥ ۳۴", "12.5 34"],
  ["Arabic and Japanese commas", "١٢،٥ 1、2", "12,5 1,2"],
  ["Devanagari, Thai and mathematical digits", "०९ ๐๙ 𝟘𝟡", "09 09 09"],
  ["the ideographic full stop", "example。org", "example.org"],
])("VAL-02 VAL-03 VAL-04 pasted text with %s is normalized to typed text", (_what, pasted, typed) =>
  expect(normalizeText(pasted)).toBe(typed),
);

test.each(["1'000", "5²", "½", "bücher", "例え", "Élise", "a\nb", "€ 5", "O’Neill"])(
  "VAL-02 the text %j is not changed",
  (text) => expect(normalizeText(text)).toBe(text),
);

test.each([
  ["１２", 12],
  ["−5", -5],
  ["١٫٥", 1.5],
  ["\u200e1,5\u200e", 1.5],
])("QTY-02 LEN-02 the pasted number %j is read as %d", (text, value) => {
  expect(parseDecimal(text)).toBe(value);
  expect(bigDecimal(text)).toEqual(bigDecimal(value));
});

test.each(["1\u00a0000", "1'000", "1’000", "1٬000", "5²"])(
  "VAL-02 %j has more than digits and one separator and is not a number",
  (text) => {
    expect(parseDecimal(text)).toBeNull();
    expect(bigDecimal(text)).toBeNull();
  },
);
