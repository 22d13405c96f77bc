import { expect, test } from "vitest";
import { readAccept } from "../../../shared/upload/accept.ts";
import { differentSizes, sizeText } from "../../../shared/upload/file-size.ts";
import { isTooSmall, problemOf, textOf, type UploadRules } from "../../../shared/upload/problem.ts";

const anything: UploadRules = { accept: [], maxSize: 0, maxFiles: 0, minimum: null, imagesOnly: false, fileTypes: [] };
const pdf = { name: "a.pdf", size: 100, type: "application/pdf", lastModified: 1 };
const png = { name: "a.png", size: 100, type: "image/png", lastModified: 1 };
const t = (key: string, ...values: unknown[]): string => [key, ...values].join(" ");
const codeOf = (...args: Parameters<typeof problemOf>) => problemOf(...args)?.code ?? null;

test("without rules every non-empty file is accepted", () => {
  expect(problemOf(pdf, anything, [])).toBe(null);
  expect(codeOf({ ...pdf, size: 0 }, anything, [])).toBe("empty");
});

test("UPL-01 a file of another type is refused with a message that lists accepted types", () => {
  const problem = problemOf(png, { ...anything, accept: readAccept("pdf, image/jpeg, video/*") }, [])!;
  expect(textOf(problem, t, "en")).toBe("Upload.WrongType PDF, JPG, Upload.Videos");
});

test("UPL-02 a file of exactly the maximum size is accepted, one byte more is refused", () => {
  const rules = { ...anything, maxSize: 5 * 1024 * 1024 };
  expect(problemOf({ ...pdf, size: rules.maxSize }, rules, [])).toBe(null);
  expect(problemOf({ ...pdf, size: rules.maxSize + 1 }, rules, [])).toEqual({
    code: "too-big",
    size: rules.maxSize + 1,
    limit: rules.maxSize,
  });
});

test("UPL-02 UPL-03 the message shows both sizes with enough digits to differ", () => {
  const text = (size: number, limit: number, locale = "en"): string =>
    textOf({ code: "too-big", size, limit }, t, locale);
  expect(text(12_900_000, 10 * 1024 * 1024)).toBe("Upload.TooBig 12.3\u00a0MB 10\u00a0MB");
  expect(text(12_900_000, 10 * 1024 * 1024, "fr-BE").replaceAll(/\s/g, " ")).toBe("Upload.TooBig 12,3 Mo 10 Mo");
  expect(text(10_500_000, 10 * 1024 * 1024)).toBe("Upload.TooBig 10.01\u00a0MB 10\u00a0MB");
  expect(differentSizes(10 * 1024 * 1024 + 1, 10 * 1024 * 1024, "en")).toEqual([
    "10485761\u00a0byte",
    "10485760\u00a0byte",
  ]);
});

test.each([
  [0, "0\u00a0kB"],
  [1, "0.1\u00a0kB"],
  [1023, "1\u00a0kB"],
  [1536, "1.5\u00a0kB"],
  [1024 ** 2, "1\u00a0MB"],
  [3 * 1024 ** 3, "3\u00a0GB"],
  [5000 * 1024 ** 3, "5000\u00a0GB"],
])("UPL-03 %d bytes are shown as %s", (bytes, text) => {
  expect(sizeText(bytes, "en")).toBe(text);
});

test("UPL-03 the last allowed file is accepted, one more is refused", () => {
  const rules = { ...anything, maxFiles: 2 };
  expect(problemOf(pdf, rules, [png])).toBe(null);
  const problem = problemOf(pdf, rules, [png, { ...png, name: "b.png" }])!;
  expect(textOf(problem, t, "en")).toBe("Upload.TooMany 2");
});

test("a file that is already in the list, stored or new, is a duplicate", () => {
  expect(codeOf(pdf, anything, [{ ...pdf }])).toBe("duplicate");
  expect(codeOf(pdf, anything, [{ name: pdf.name, size: pdf.size, type: "" }])).toBe("duplicate");
  expect(codeOf(pdf, anything, [{ ...pdf, lastModified: 2 }])).toBe(null);
  expect(codeOf(pdf, anything, [{ ...pdf, size: 101 }])).toBe(null);
});

test("UPL-04 an image must be at least as wide and as high as the crop", () => {
  const minimum = { width: 800, height: 600 };
  expect(isTooSmall({ width: 800, height: 600 }, minimum)).toBe(false);
  expect(isTooSmall({ width: 799, height: 9000 }, minimum)).toBe(true);
  expect(isTooSmall({ width: 9000, height: 599 }, minimum)).toBe(true);
  expect(isTooSmall({ width: 1, height: 1 }, null)).toBe(false);
  expect(textOf({ code: "too-small", minimum }, t, "en")).toBe("Upload.TooSmall 800 x 600 px");
});

test("UPL-05 an image widget reports a non-image before other problems", () => {
  const rules = { ...anything, imagesOnly: true, accept: readAccept(".png"), maxSize: 1 };
  expect(textOf(problemOf(pdf, rules, [])!, t, "en")).toBe("Upload.NoImage");
  expect(codeOf({ ...png, type: "", name: "x.PNG", size: 1 }, rules, [])).toBe(null);
});

test("UPL-06 a file of another kind is refused with a message", () => {
  expect(textOf(problemOf(png, { ...anything, fileTypes: ["Document"] }, [])!, t, "en")).toBe("Upload.WrongKind");
  expect(problemOf(pdf, { ...anything, fileTypes: ["image", "documents"] }, [])).toBe(null);
});
