import { expect, test } from "vitest";
import { charsetInHtml, charsetOf } from "../../../tools/html/decode.ts";
import { letters } from "../../../tools/proxy/charset.ts";

test.each([
  ["by its UTF-8 byte order mark", "text/html; charset=iso-8859-1", "\xef\xbb\xbfx", "utf-8"],
  ["by its big-endian byte order mark", "text/html", "\xfe\xff\0x", "utf-16be"],
  ["by its little-endian byte order mark", "text/html", "\xff\xfex\0", "utf-16le"],
  ["by its Content-Type header", "text/html; charset=Windows-1251", "<meta charset=utf-8>", "windows-1251"],
  ["by its meta element", "text/html", "<meta charset=windows-1251>", "windows-1251"],
  ["by its UTF-8 bytes", "text/html", "\xc3\xa9", "utf-8"],
  ["as windows-1252 by default", "text/html", "\xe9", "windows-1252"],
  ["as windows-1252 after only the first byte of a big-endian mark", "text/html", "\xfex", "windows-1252"],
  ["as windows-1252 after only the first byte of a little-endian mark", "text/html", "\xffx", "windows-1252"],
])("proxy: the charset of a page is detected %s", (_how, contentType, bytes, charset) => {
  expect(charsetOf(Buffer.from(bytes, "latin1"), contentType, charsetInHtml)).toBe(charset);
});

test("proxy: values are decoded in the page's charset unless they are already decoded", () => {
  expect(letters("utf-8")("Gr\xc3\xbc\xc3\x9fe")).toBe("Grüße");
  expect(letters("utf-8")("€ \xc3\xa9")).toBe("€ \xc3\xa9");
  expect(letters("utf-16be")("ab")).toBe("ab");
});
