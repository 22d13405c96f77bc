/** The assets library. Paths stand under the application path {app}. */

/** What an upload or a crop answers, and what a widget is given of the assets that are there already. AST-12 */
export interface Asset {
  /** Id of an asset that is stored; missing while it is only uploaded. */
  AssetId?: string;
  /** Unlike any other's. */
  guid: string;
  /** Name of the temporary file, for the crop; missing once it is stored. */
  tmpName?: string;
  /** File name, as the visitor gave it or renamed it. */
  name: string;
  /** Small picture; empty when there is none. */
  thumbnail_url: string;
  /** Address of the file itself. */
  Uri?: string;
  /** Bytes. */
  size: number;
  /** `Image`, or another kind such as `Document`. */
  fileType: string;
  /** Of an image, in pixels as the server sees it (turned upright). */
  width?: number;
  height?: number;
}

/** What a crop answers when it failed: a sentence for the visitor. IMG-06 */
export interface CropFailure {
  Error: string;
}

/** A part of an image, in its own pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** GET: the asset that the crop has made, or a `CropFailure`. IMG-04 */
export const cropPath = (
  tmpName: string,
  { x, y, width, height }: CropArea,
  cropWidth: number,
  cropHeight: number,
  keepOriginal: boolean,
): string =>
  `/assets/croptempimg/${encodeURIComponent(tmpName)}/${x}/${y}/${width}/${height}/${cropWidth}/${cropHeight}${keepOriginal ? "?keepOriginal=true" : ""}`;

/** GET: a `StoredAsset`. AST-11 */
export const assetPath = (assetId: string): string => `/api/v1/assetslibrary/assets/${encodeURIComponent(assetId)}`;

/** An asset as the library tells it, in its own spelling. */
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

/** GET: the `Folder` of that id, with all that is in it. AST-01 */
export const folderHierarchyPath = (folderId: string): string =>
  `/api/v1/assetslibrary/folders/hierarchy?folderId=${encodeURIComponent(folderId)}`;

export interface Folder {
  FolderId: string;
  Name: string;
  /** 0 for the root. */
  ItemLevel: number;
  Children: Folder[];
}

/** The page with the assets of a folder; of the root folder, the bare path. AST-03 */
export const assetsByFolderPath = (culture: string, folderId: string, rootFolderId: string): string =>
  `/${culture}/assetslibrary/asset/assetsbyfolder${folderId === rootFolderId ? "" : `/${encodeURIComponent(folderId)}/${encodeURIComponent(rootFolderId)}`}`;
