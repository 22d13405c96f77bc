import { type Asset, assetPath } from "../api/wire/assets.ts";
import { call } from "../http/call.ts";
import { report } from "../http/report.ts";
import { newKey } from "./file-intake.ts";
import { readAsset, readAssets } from "./read-asset.ts";
import { rowOfAsset, type Rows } from "./rows.ts";
import type { Uploader } from "./uploader.ts";

/** Id of an asset in field names: the library's id, or the guid of a new upload. AST-07 */
export const idOf = ({ AssetId, guid }: Asset): string => AssetId || guid;

/**
 * The initial rows of a widget: the assets in `given`, or one asset of which only `assetId` is known. `nameField`
 * returns the name of the field in which the visitor may have renamed the asset before the code loaded. A ticked
 * checkbox with the same name but `-remove` for `-name` marks the asset for removal. AST-10, AST-11
 */
export function storedRows(
  host: HTMLElement,
  given: unknown,
  assetId: string,
  nameField: (asset: Asset) => string,
): Rows {
  const assets = readAssets(given, "data-assets");
  const list =
    assets.length > 0 || !assetId
      ? assets
      : [readAsset({ AssetId: assetId }, { name: "", size: 0, type: "" }, "data-asset-id")];
  return list.map((asset) => {
    const find = (name: string): HTMLInputElement | null => host.querySelector(`input[name="${CSS.escape(name)}"]`);
    const field = nameField(asset);
    const row = rowOfAsset(newKey(), asset, find(field)?.value || asset.name);
    return find(field.replace(/-name$/, "-remove"))?.checked ? { ...row, state: "removed" } : row;
  });
}

/**
 * Loads the details of an asset of which only the id is known. If that fails, the asset stays in the list and the form.
 * AST-11
 */
export async function loadDetails(uploader: Uploader, signal: AbortSignal): Promise<void> {
  const unknown = uploader.store
    .getState()
    .rows.find(({ asset }) => asset?.AssetId && !asset.thumbnail_url && !asset.Uri && !asset.size)?.asset;
  if (!unknown) return;
  try {
    const answer = await call(assetPath(unknown.AssetId!), { signal });
    uploader.updateAsset({
      ...readAsset(Object(answer), { name: unknown.name, size: 0, type: "" }, "the answer of an asset"),
      AssetId: unknown.AssetId!,
      guid: unknown.guid,
    });
  } catch (error) {
    if (!signal.aborted) void report(error);
  }
}
