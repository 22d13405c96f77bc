/** The assets library. Paths are relative to the application path {app}. */

/** An asset, as an upload or a crop returns it, and as a widget lists its existing assets. AST-12 */
export interface Asset {
  /** Id of a stored asset; missing while the asset is only uploaded. */
  AssetId?: string;
  /** Unique id. */
  guid: string;
  /** Name of the temporary file, for the crop; missing once the asset is stored. */
  tmpName?: string;
  /** File name, as uploaded or renamed by the visitor. */
  name: string;
  /** URL of a thumbnail; empty when there is none. */
  thumbnail_url: string;
  /** URL of the file. */
  Uri?: string;
  /** Size in bytes. */
  size: number;
  /** `Image`, or another kind such as `Document`. */
  fileType: string;
  /** Width of an image in pixels, after rotation by its EXIF orientation. */
  width?: number;
  height?: number;
}

/** The response of a failed crop: a message for the visitor. IMG-06 */
export interface CropFailure {
  Error: string;
}

/** An area of an image, in pixels of the image. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** GET. Returns the cropped `Asset`, or a `CropFailure`. IMG-04 */
export const cropPath = (
  tmpName: string,
  { x, y, width, height }: CropArea,
  cropWidth: number,
  cropHeight: number,
  keepOriginal: boolean,
): string =>
  `/assets/croptempimg/${encodeURIComponent(tmpName)}/${x}/${y}/${width}/${height}/${cropWidth}/${cropHeight}` +
  (keepOriginal ? "?keepOriginal=true" : "");

/** GET. Returns a `StoredAsset`. AST-11 */
export const assetPath = (assetId: string): string => `/api/v1/assetslibrary/assets/${encodeURIComponent(assetId)}`;

/** An asset as the library returns it, in its own spelling. */
export interface StoredAsset {
  AssetId: string;
  Name: string;
  OriginalFileName: string;
  Uri: string;
  thumbnail_url: string;
  size: number;
  fileType: string;
  Width: number;
  Height: number;
}

/** GET. Returns the `Folder` with this id and all its descendants. AST-01 */
export const folderHierarchyPath = (folderId: string): string =>
  `/api/v1/assetslibrary/folders/hierarchy?folderId=${encodeURIComponent(folderId)}`;

export interface Folder {
  FolderId: string;
  Name: string;
  /** 0 for the root. */
  ItemLevel: number;
  Children: Folder[];
}

/** The page with the assets of a folder; without a folder id for the root folder. AST-03 */
export const assetsByFolderPath = (culture: string, folderId: string, rootFolderId: string): string =>
  `/${culture}/assetslibrary/asset/assetsbyfolder` +
  (folderId === rootFolderId ? "" : `/${encodeURIComponent(folderId)}/${encodeURIComponent(rootFolderId)}`);
