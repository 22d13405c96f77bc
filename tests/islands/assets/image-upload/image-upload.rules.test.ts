import { expect, test } from "vitest";
import { fieldsOf, isOwnField, outcomeOf } from "../../../../islands/assets/image-upload/rules.ts";
import type { Asset } from "../../../../shared/api/assets.ts";
import { rowOfAsset, rowOfFile } from "../../../../shared/upload/rows.ts";

const asset = (guid: string, assetId?: string): Asset => ({
  guid,
  name: `${guid}.pdf`,
  thumbnailUrl: "",
  size: 1,
  kind: "Document",
  ...(assetId && { assetId }),
});
const waiting = rowOfFile("w", new File(["x"], "w.pdf"));

test("AST-08 a single asset posts its id, its name, whether it is new, and whether it was renamed", () => {
  expect(Object.fromEntries(fieldsOf([rowOfAsset("1", asset("g", "17"), "mine.pdf")], "logo"))).toEqual({
    "AssetId-logo": "17",
    "AssetName-logo": "mine.pdf",
    AssetLoadedlogo: "",
    "asset-logo-name": "mine.pdf",
    "asset-logo-name-changed": "true",
  });
  expect(Object.fromEntries(fieldsOf([waiting, rowOfAsset("1", asset("new"))], "logo"))).toEqual({
    "AssetId-logo": "new",
    "AssetName-logo": "new.pdf",
    AssetLoadedlogo: "new",
    "asset-logo-name": "new.pdf",
    "asset-logo-name-changed": "false",
  });
  expect(Object.fromEntries(fieldsOf([], "logo"))).toEqual({
    "AssetId-logo": "",
    "AssetName-logo": "",
    AssetLoadedlogo: "",
    "asset-logo-name": "",
    "asset-logo-name-changed": "false",
  });
});

test("AST-08 the widget recognizes only its own fields", () => {
  const own = ["AssetId-a", "AssetLoadeda", "asset-a-name-changed"];
  const others = ["AssetId-b", "asset-b-name"];
  expect([...own, ...others].filter((name) => isOwnField(name, "a"))).toEqual(own);
});

const crop = { width: 800, height: 600 };

test.each([
  [{ width: 800, height: 600 }, crop, "accept"],
  [{ width: 10, height: 10 }, null, "accept"],
  [{ width: 799, height: 600 }, crop, "reject"],
  [{ width: 5000, height: 599 }, crop, "reject"],
  [{ width: 801, height: 600 }, crop, "crop"],
  [{ width: 800, height: 601 }, crop, "crop"],
  [{ width: 1600, height: 1200 }, crop, "crop"],
] as const)("IMG-01 IMG-02 IMG-03 an image of %j for a crop of %j: %s", (size, wanted, outcome) => {
  expect(outcomeOf(size, wanted)).toBe(outcome);
});
