import { expect, test } from "vitest";
import { acceptAttribute, acceptedNames, isAccepted, readAccept } from "../../../shared/upload/accept.ts";
import { kindOf } from "../../../shared/upload/file-type.ts";

const file = (name: string, type = ""): { name: string; type: string } => ({ name, type });

test.each([
  ["jpg", file("a.jpeg", "image/jpeg")],
  [".jpg", file("A.JPEG", "")],
  ["JPEG", file("a.jpg", "image/jpeg")],
  ["image/jpg", file("a.jpeg", "image/jpeg")],
  [".jpg", file("a.jfif", "image/jpeg")],
  ["image/jpeg", file("a.jpg", "")],
  [".jpg", file("photo", "image/jpeg")],
  ["image/*", file("a.png", "image/png")],
  ["image/*", file("a.heic", "")],
  ["images", file("a.png", "image/png")],
  ["IMAGE/", file("a.webp", "image/webp")],
  [".PDF", file("a.pdf", "application/pdf")],
  ["pdf", file("a.pdf", "")],
  ["*.pdf", file("a.pdf", "application/pdf")],
  ["pdf;png", file("a.png", "image/png")],
  ["pdf | png", file("a.pdf", "application/pdf")],
  [" .doc .docx ", file("a.docx", "")],
  ["application/pdf", file("a.pdf", "application/octet-stream")],
  ["text/csv; charset=utf-8", file("a.csv", "text/csv")],
  [".xyz", file("a.XYZ", "")],
  ["font/*", file("a.woff", "font/woff")],
  ["", file("a.exe", "")],
  ["*/*", file("a.exe", "")],
  [".pdf, *", file("a.exe", "")],
])("UPL-01 the accept list %j allows %j", (accept, given) => {
  expect(isAccepted(given, readAccept(accept))).toBe(true);
});

test.each([
  [".jpg", file("a.png", "image/png")],
  ["image/*", file("a.pdf", "application/pdf")],
  ["image/*", file("image.exe", "")],
  [".pdf", file("pdf", "")],
  [".pdf", file("a.pdf.exe", "")],
  ["application/pdf", file("a.txt", "text/plain")],
  [".constructor", file("a.toString", "")],
])("UPL-01 the accept list %j rejects %j", (accept, given) => {
  expect(isAccepted(given, readAccept(accept))).toBe(false);
});

test("UPL-01 the accept attribute for the browser's dialog lists all accepted types", () => {
  expect(acceptAttribute(readAccept("jpg; .pdf, image/png, video/*, .xyz"))).toBe(
    ".jpg,.jpeg,image/jpeg,.pdf,application/pdf,.png,image/png,video/*,.xyz",
  );
  expect(acceptAttribute(readAccept("*"))).toBe("");
});

test("UPL-03 accepted types get readable names, each once", () => {
  expect(acceptedNames(readAccept(".jpg, .jpeg, image/jpeg, image/*, application/msword, application/x-odd"))).toEqual([
    { name: "JPG" },
    { key: "Upload.Images" },
    { name: "DOC" },
    { name: "APPLICATION/X-ODD" },
  ]);
});

test.each([
  ["a.jpg", "image/jpeg", "Image"],
  ["a.HEIC", "", "Image"],
  ["a.mov", "", "Video"],
  ["a.mp3", "audio/mpeg", "Audio"],
  ["a.pdf", "application/pdf", "Document"],
  ["a.txt", "", "Document"],
  ["a.docx", "application/octet-stream", "Document"],
  ["a.exe", "application/x-msdownload", "Other"],
  ["noending", "", "Other"],
])("UPL-06 %s of type %j is of the kind %s", (name, type, kind) => {
  expect(kindOf({ name, type })).toBe(kind);
});
