import { describe, expect, test } from "vitest";
import { kinds, detectKind, safeName } from "../../../fixtures-html/cms/library/kinds.ts";
import { refusal } from "../../../fixtures-html/cms/library/rules.ts";

const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, "latin1"));

describe("AST-12 the file type is detected from the content", () => {
  test.each([
    ["\xff\xd8\xff\xe0", kinds.jpeg],
    ["\x89PNG\r\n\x1a\n", kinds.png],
    ["GIF89a", kinds.gif],
    ["RIFF\x10\0\0\0WEBPVP8 ", kinds.webp],
    ["\0\0\0 ftypavif", kinds.avif],
    ["%PDF-1.7", kinds.pdf],
    ["PK\x03\x04..word/document.xml", kinds.docx],
    ["PK\x03\x04..xl/workbook.xml", kinds.xlsx],
    ["a;b\r\n1;2", kinds.text],
    ["caf\xe9", kinds.text],
    ["", "empty"],
    ["MZ\x90\0", "program"],
    ["\x7fELF\x02", "program"],
    ["#!/bin/sh\n", "program"],
    ["PK\x03\x04 word/document.xml word/vbaProject.bin", "program"],
    ['<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', "drawing"],
    ["<!-- x --><SVG onload=alert(1)>", "drawing"],
    ["<html><script>", "unknown"],
    ["PK\x03\x04 anything", "unknown"],
    ["\0\x01\x02", "unknown"],
  ])("%j", (text, kind) => {
    expect(detectKind(bytes(text))).toEqual(kind);
  });
});

describe("AST-06 file names are sanitized and get the extension of their content", () => {
  test.each([
    ["Shop.JPG", kinds.jpeg, "Shop.JPG"],
    ["shop.jpeg", kinds.jpeg, "shop.jpeg"],
    ["shop.png", kinds.jpeg, "shop.jpg"],
    ["shop", kinds.png, "shop.png"],
    ["C:\\temp\\..\\x.pdf", kinds.pdf, "x.pdf"],
    ["../../etc/passwd", kinds.text, "passwd.txt"],
    ["price 1.5 <b>.txt", kinds.text, "price 1.5 b.txt"],
    ["evil\u202efdp.pdf", kinds.pdf, "evilfdp.pdf"],
    ["..", kinds.pdf, "file.pdf"],
    ["😀".repeat(200) + ".pdf", kinds.pdf, "😀".repeat(120) + ".pdf"],
  ])("%s", (given, kind, name) => {
    expect(safeName(given, kind)).toBe(name);
  });
});

describe("UPL-01 UPL-02 UPL-04 UPL-06 an upload field", () => {
  const place = { accept: [] as string[], fileType: "", maxFileSize: 10 };
  const content = (size: number, width = 500, height = 500) => ({
    bytes: new Uint8Array(size),
    picture: { width, height, thumbnail: new Uint8Array() },
  });
  test.each([
    ["accepts all types without an accept list", {}, kinds.pdf, content(5), null],
    ["accepts JPEG for .jpg", { accept: [".jpg"] }, kinds.jpeg, content(5), null],
    ["accepts JPEG for JPG without a dot", { accept: [" JPG"] }, kinds.jpeg, content(5), null],
    ["accepts JPEG for image/jpg", { accept: ["image/jpg"] }, kinds.jpeg, content(5), null],
    ["accepts WebP for image/*", { accept: ["image/*"] }, kinds.webp, content(5), null],
    ["accepts text by its MIME type", { accept: ["text/plain"] }, kinds.text, content(5), null],
    ["refuses a type that is not listed", { accept: [".jpg", "image/png"] }, kinds.gif, content(5), "type"],
    ["refuses a document in an image field", { fileType: "Image" }, kinds.pdf, content(5), "image"],
    ["refuses an image in a document field", { fileType: "document" }, kinds.png, content(5), "type"],
    ["accepts a file of the maximum size", {}, kinds.pdf, content(10), null],
    ["refuses a file over the maximum size", {}, kinds.pdf, content(11), "size"],
    [
      "accepts an image of the minimum dimensions",
      { smallest: { width: 500, height: 500 } },
      kinds.png,
      content(5),
      null,
    ],
    ["refuses an image that is too narrow", { smallest: { width: 501, height: 500 } }, kinds.png, content(5), "small"],
    [
      "refuses an image that is not high enough",
      { smallest: { width: 500, height: 501 } },
      kinds.png,
      content(5),
      "small",
    ],
  ] as const)("%s", (_, rules, kind, given, expected) => {
    expect(refusal({ ...place, ...rules } as typeof place, kind, given)).toBe(expected);
  });
});
