import { expect, test } from "vitest";
import { fieldsOf, isOwnField } from "../../../../islands/assets/assets-upload/rules.ts";
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

test("AST-07 multiple assets post their order, the new ones and each name", () => {
  const rows = [
    rowOfAsset("1", asset("new-1"), "mine.pdf"),
    waiting,
    rowOfAsset("2", asset("g", "17")),
    { ...rowOfAsset("3", asset("h", "18")), state: "removed" as const },
  ];
  expect(fieldsOf(rows, "docs")).toEqual([
    ["list-assets-orders-docs", "new-1,17"],
    ["AssetsLoaded-docs", "new-1"],
    ["asset-new-1", "new-1"],
    ["asset-new-1-name", "mine.pdf"],
    ["asset-17", "17"],
    ["asset-17-name", "g.pdf"],
  ]);
  expect(fieldsOf([], "docs")).toEqual([
    ["list-assets-orders-docs", ""],
    ["AssetsLoaded-docs", ""],
  ]);
});

test("AST-07 the widget recognizes only its own fields", () => {
  const own = ["list-assets-orders-a", "AssetsLoaded-a", "asset-1-name"];
  const others = ["list-assets-orders-b", "AssetsLoaded-b", "file-upload-required-a", "Email"];
  expect([...own, ...others].filter((name) => isOwnField(name, "a"))).toEqual(own);
});
