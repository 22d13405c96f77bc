import { type Asset, fetchAsset, readAssets } from "../api/assets.ts";
import { report } from "../http/report.ts";
import { newKey } from "./file-intake.ts";
import { rowOfAsset, type Rows } from "./rows.ts";
import type { Uploader } from "./uploader.ts";

/** Id of an asset in field names: the library's id, or the guid of a new upload. AST-07 */
export const idOf = ({ assetId, guid }: Asset): string => assetId || guid;

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
      : [{ assetId, guid: assetId, name: "", thumbnailUrl: "", size: 0, kind: "Other" }];
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
    .rows.find(({ asset }) => asset?.assetId && !asset.thumbnailUrl && !asset.url && !asset.size)?.asset;
  if (!unknown) return;
  const { assetId, guid, name } = unknown;
  try {
    uploader.updateAsset({ ...(await fetchAsset(assetId!, name, signal)), assetId: assetId!, guid });
  } catch (error) {
    if (!signal.aborted) void report(error);
  }
}
