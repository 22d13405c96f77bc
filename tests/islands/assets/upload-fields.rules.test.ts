import { expect, test } from "vitest";
import { fieldsOf as several, isOwnField as isOneOfSeveral } from "../../../islands/assets/assets-upload/rules.ts";
import {
  fieldsOf as single,
  isOwnField as isOneOfSingle,
  outcomeOf,
} from "../../../islands/assets/image-upload/rules.ts";
import type { Asset } from "../../../shared/api/assets.ts";
import { rowOfAsset, rowOfFile } from "../../../shared/upload/rows.ts";

const asset = (guid: string, assetId?: string): Asset => ({
  guid,
  name: `${guid}.pdf`,
  thumbnailUrl: "",
  size: 1,
  kind: "Document",
  ...(assetId && { assetId }),
});
const waiting = rowOfFile("w", new File(["x"], "w.pdf"));

test("AST-07 multiple assets post their order, the new ones and each name", () => {
  const rows = [
    rowOfAsset("1", asset("new-1"), "mine.pdf"),
    waiting,
    rowOfAsset("2", asset("g", "17")),
    { ...rowOfAsset("3", asset("h", "18")), state: "removed" as const },
  ];
  expect(several(rows, "docs")).toEqual([
    ["list-assets-orders-docs", "new-1,17"],
    ["AssetsLoaded-docs", "new-1"],
    ["asset-new-1", "new-1"],
    ["asset-new-1-name", "mine.pdf"],
    ["asset-17", "17"],
    ["asset-17-name", "g.pdf"],
  ]);
  expect(several([], "docs")).toEqual([
    ["list-assets-orders-docs", ""],
    ["AssetsLoaded-docs", ""],
  ]);
});

test("AST-08 a single asset posts its id, its name, whether it is new, and whether it was renamed", () => {
  expect(Object.fromEntries(single([rowOfAsset("1", asset("g", "17"), "mine.pdf")], "logo"))).toEqual({
    "AssetId-logo": "17",
    "AssetName-logo": "mine.pdf",
    AssetLoadedlogo: "",
    "asset-logo-name": "mine.pdf",
    "asset-logo-name-changed": "true",
  });
  expect(Object.fromEntries(single([waiting, rowOfAsset("1", asset("new"))], "logo"))).toEqual({
    "AssetId-logo": "new",
    "AssetName-logo": "new.pdf",
    AssetLoadedlogo: "new",
    "asset-logo-name": "new.pdf",
    "asset-logo-name-changed": "false",
  });
  expect(Object.fromEntries(single([], "logo"))).toEqual({
    "AssetId-logo": "",
    "AssetName-logo": "",
    AssetLoadedlogo: "",
    "asset-logo-name": "",
    "asset-logo-name-changed": "false",
  });
});

test("AST-07 AST-08 the widgets recognize only their own fields", () => {
  expect(["list-assets-orders-a", "AssetsLoaded-a", "asset-1-name"].every((name) => isOneOfSeveral(name, "a"))).toBe(
    true,
  );
  expect(
    ["list-assets-orders-b", "AssetsLoaded-b", "file-upload-required-a", "Email"].some((name) =>
      isOneOfSeveral(name, "a"),
    ),
  ).toBe(false);
  expect(["AssetId-a", "AssetLoadeda", "asset-a-name-changed"].every((name) => isOneOfSingle(name, "a"))).toBe(true);
  expect(["AssetId-b", "asset-b-name"].some((name) => isOneOfSingle(name, "a"))).toBe(false);
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
