import { isTooSmall, type PictureSize } from "../../../shared/upload/problem.ts";
import { isDone, type Rows } from "../../../shared/upload/rows.ts";
import { idOf } from "../../../shared/upload/stored-assets.ts";

export type Outcome = "accept" | "reject" | "crop";

/** What becomes of an uploaded image of this size. IMG-01, IMG-02, IMG-03 */
export function outcomeOf(size: PictureSize, crop: PictureSize | null): Outcome {
  if (!crop || (size.width === crop.width && size.height === crop.height)) return "accept";
  return isTooSmall(size, crop) ? "reject" : "crop";
}

/** What the form posts of a single asset; empty when there is none. AST-08 */
export function fieldsOf(rows: Rows, uniqueId: string): [name: string, value: string][] {
  const row = rows.find(isDone);
  const { asset, name = "", givenName } = row ?? {};
  return [
    [`AssetId-${uniqueId}`, asset ? idOf(asset) : ""],
    [`AssetName-${uniqueId}`, name],
    [`AssetLoaded${uniqueId}`, asset && !asset.AssetId ? idOf(asset) : ""],
    [`asset-${uniqueId}-name`, name],
    [`asset-${uniqueId}-name-changed`, String(row !== undefined && name !== givenName)],
  ];
}

/** Whether a field that the page has is one of the widget's. */
export const isOwnField = (name: string, uniqueId: string): boolean =>
  fieldsOf([], uniqueId).some(([own]) => own === name);
