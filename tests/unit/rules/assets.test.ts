import { expect, test } from "vitest";
import { readAssets, readUpload, readUploaded, uploadMessage } from "../../../shared/api/assets.ts";

const file = { name: "plan.pdf", size: 9, type: "application/pdf" };

test("AST-12 an uploaded asset is read from the first entry of the answer, by the server's names", () => {
  const entry = {
    guid: "g1",
    tmpName: "t1.png",
    name: "photo.png",
    thumbnail_url: "/thumb.png",
    Uri: "/photo.png",
    size: 100,
    fileType: "Image",
    width: 40,
    height: 30,
  };
  const asset = {
    assetId: "",
    guid: "g1",
    temporaryName: "t1.png",
    name: "photo.png",
    thumbnailUrl: "/thumb.png",
    url: "/photo.png",
    size: 100,
    kind: "Image",
    width: 40,
    height: 30,
  };
  expect(readUpload([entry, { ...entry, guid: "g2" }], file)).toEqual(asset);
  expect(readUpload(JSON.stringify(entry), file)).toEqual(asset);
});

test("AST-12 the uploaded file supplies what the answer leaves out; a temporary name serves as guid", () => {
  expect(readUpload({ tmpName: "t1.pdf" }, file)).toMatchObject({
    guid: "t1.pdf",
    name: "plan.pdf",
    size: 9,
    kind: "Document",
    thumbnailUrl: "",
    url: "",
    width: 0,
  });
});

test("AST-11 AST-10 a stored asset has the library's names; entries that are no assets are skipped", () => {
  const stored = { AssetId: 7, Name: "Plan", OriginalFileName: "plan.pdf", Uri: "/7", Width: 40, Height: 30 };
  const [asset, ...others] = readAssets([stored, null, "text", {}, { ...stored, AssetId: "8", Name: "" }], "the list");
  expect(asset).toMatchObject({ assetId: "7", guid: "7", name: "Plan", url: "/7", width: 40, height: 30 });
  expect(others).toMatchObject([{ assetId: "8", name: "plan.pdf" }]);
  expect(readAssets(stored, "one asset")).toHaveLength(1);
  expect(readAssets(undefined, "no assets")).toEqual([]);
});

test("IMG-06 AST-12 a refusal carries the server's sentence; an answer without an asset says what came", () => {
  expect(() => readUploaded([{ Error: "The picture is too small." }], file, "the crop")).toThrow(
    expect.objectContaining({ status: 422, text: "The picture is too small." }),
  );
  expect(() => readUploaded("no", file, "the crop")).toThrow('expected an asset in the answer to the crop, got "no"');
  expect(() => readUploaded({}, file, "the crop")).toThrow("expected a guid in the answer to the crop, got {}");
  expect(() => readUpload("<p>", file)).toThrow('expected JSON in the answer to an upload, got "<p>"');
});

test("AST-12 a failed upload's sentence comes from Message or Error; other answers have none", () => {
  expect([{ Message: "Full." }, [{ Error: "Virus." }], { Message: 5 }, "text", null].map(uploadMessage)).toEqual([
    "Full.",
    "Virus.",
    "",
    "",
    "",
  ]);
});
