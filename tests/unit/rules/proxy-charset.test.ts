import { expect, test } from "vitest";
import { charsetInHtml, charsetOf } from "../../../tools/html/decode.ts";
import { letters } from "../../../tools/proxy/charset.ts";

test.each([
  ["by its mark", "text/html; charset=iso-8859-1", "\xef\xbb\xbfx", "utf-8"],
  ["by its mark", "text/html", "\xfe\xff\0x", "utf-16be"],
  ["by its mark", "text/html", "\xff\xfex\0", "utf-16le"],
  ["by its header", "text/html; charset=Windows-1251", "<meta charset=utf-8>", "windows-1251"],
  ["by what it says itself", "text/html", "<meta charset=windows-1251>", "windows-1251"],
  ["by its letters", "text/html", "\xc3\xa9", "utf-8"],
  ["as browsers guess it", "text/html", "\xe9", "windows-1252"],
  ["as browsers guess it, where it only begins like a mark", "text/html", "\xfex", "windows-1252"],
  ["as browsers guess it, where it only begins like the other mark", "text/html", "\xffx", "windows-1252"],
])("try on your site: the charset of a page is known %s", (_how, contentType, bytes, charset) => {
  expect(charsetOf(Buffer.from(bytes, "latin1"), contentType, charsetInHtml)).toBe(charset);
});

test("try on your site: values are read in the charset of the page, but for those that are letters already", () => {
  expect(letters("utf-8")("Gr\xc3\xbc\xc3\x9fe")).toBe("Grüße");
  expect(letters("utf-8")("€ \xc3\xa9")).toBe("€ \xc3\xa9");
  expect(letters("utf-16be")("ab")).toBe("ab");
});
