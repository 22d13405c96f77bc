/** Descriptions of files for the API and the widgets. */
import type { Asset, StoredAsset } from "../../../shared/api/wire/assets.ts";
import type { Content, LibraryAsset, LibraryFile, Upload } from "./file.ts";

const fileAddress = ({ guid }: LibraryFile, name: string): string => `/assets/file/${guid}/${encodeURIComponent(name)}`;

const thumbnailAddress = ({ guid }: LibraryFile, { picture }: Content): string =>
  picture ? `/assets/thumbnail/${guid}.webp` : "";

async function describe(file: LibraryFile, name: string): Promise<Asset> {
  const content = await file.content();
  const { picture } = content;
  return {
    guid: file.guid,
    name,
    thumbnail_url: thumbnailAddress(file, content),
    Uri: fileAddress(file, name),
    size: content.bytes.length,
    fileType: file.kind.fileType,
    ...(picture ? { width: picture.width, height: picture.height } : {}),
  };
}

/** Describes a stored file. AST-10 */
export const assetJson = async ({ id, name, file }: LibraryAsset): Promise<Asset> => ({
  AssetId: id,
  ...(await describe(file, name)),
});

/** Describes an uploaded file. AST-12 */
export const uploadJson = async (upload: Upload): Promise<Asset> => ({
  ...(await describe(upload, upload.name)),
  tmpName: upload.tmpName,
});

/** A stored asset as the upload islands read it. AST-11 */
export async function storedAssetJson({ id, name, file }: LibraryAsset): Promise<StoredAsset> {
  const { thumbnail_url, Uri = "", size, fileType, width = 0, height = 0 } = await describe(file, name);
  return {
    AssetId: id,
    Name: name,
    OriginalFileName: name,
    Uri,
    thumbnail_url,
    size,
    fileType,
    Width: width,
    Height: height,
  };
}
