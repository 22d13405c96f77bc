import { type Asset, assetPath } from "../api/assets.ts";
import { call } from "../http/call.ts";
import { report } from "../http/report.ts";
import { readAsset, readAssets } from "./read-asset.ts";
import { rowOfAsset, type Rows } from "./rows.ts";
import { newKey, type Uploader } from "./uploader.ts";

/** Id of an asset in the names of fields: that of the library, or the one that its upload was given. AST-07 */
export const idOf = ({ AssetId, guid }: Asset): string => AssetId || guid;

/**
 * What a widget begins with: the assets that its page tells, or one of which only the id is known yet. `nameField` is the name of
 * the field in which the visitor may have renamed it before the code came; where that ends with `-remove`, a ticked box marks it
 * for removal. AST-10, AST-11
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

/** Asks for what only the id is known of. It stays in the list and in the form when that fails. AST-11 */
export async function lookUp(uploader: Uploader, signal: AbortSignal): Promise<void> {
  const unknown = uploader.store
    .getState()
    .rows.find(({ asset }) => asset?.AssetId && !asset.thumbnail_url && !asset.Uri && !asset.size)?.asset;
  if (!unknown) return;
  try {
    const answer = await call(assetPath(unknown.AssetId!), { signal });
    uploader.know({
      ...readAsset(Object(answer), { name: unknown.name, size: 0, type: "" }, "the answer of an asset"),
      AssetId: unknown.AssetId!,
      guid: unknown.guid,
    });
  } catch (error) {
    if (!signal.aborted) void report(error);
  }
}
