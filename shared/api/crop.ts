import { call } from "../http/call.ts";
import type { PictureSize } from "../upload/problem.ts";
import { type Asset, readUploaded } from "./assets.ts";
import { cropPath } from "./wire/assets.ts";

/** An area of an image, in pixels of the image. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An uploaded image to crop. IMG-04 */
export interface CropOrder {
  asset: Asset;
  /** The uploaded file. */
  file: File;
  /** The size of the result. */
  crop: PictureSize;
  /** Lets the server also keep the image from before the crop. */
  keepOriginal: boolean;
  signal: AbortSignal;
}

/** Crops an image on the server to `area`. Rejects as `call` does, and as `readUploaded` throws. IMG-04, IMG-06 */
export async function cropImage(
  { asset, file, crop: { width, height }, keepOriginal, signal }: CropOrder,
  area: CropArea,
): Promise<Asset> {
  const path = cropPath(asset.temporaryName || asset.guid, area, width, height, keepOriginal);
  return readUploaded(await call(path, { signal }), file, "the crop");
}
