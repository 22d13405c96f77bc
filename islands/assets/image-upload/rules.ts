import { isTooSmall, type PictureSize } from "../../../shared/upload/problem.ts";
import { isDone, type Rows } from "../../../shared/upload/rows.ts";
import { idOf } from "../../../shared/upload/stored-assets.ts";

export type Outcome = "accept" | "reject" | "crop";

/** Decides what to do with an uploaded image of this size. IMG-01, IMG-02, IMG-03 */
export function outcomeOf(size: PictureSize, crop: PictureSize | null): Outcome {
  if (!crop || (size.width === crop.width && size.height === crop.height)) return "accept";
  return isTooSmall(size, crop) ? "reject" : "crop";
}

/** The form fields for a single asset; their values are empty if there is none. AST-08 */
export function fieldsOf(rows: Rows, uniqueId: string): [name: string, value: string][] {
  const row = rows.find(isDone);
  const { asset, name = "", givenName } = row ?? {};
  return [
    [`AssetId-${uniqueId}`, asset ? idOf(asset) : ""],
    [`AssetName-${uniqueId}`, name],
    [`AssetLoaded${uniqueId}`, asset && !asset.assetId ? idOf(asset) : ""],
    [`asset-${uniqueId}-name`, name],
    [`asset-${uniqueId}-name-changed`, String(row !== undefined && name !== givenName)],
  ];
}

/** Whether a field of the page belongs to the widget. */
export const isOwnField = (name: string, uniqueId: string): boolean =>
  fieldsOf([], uniqueId).some(([own]) => own === name);
