import type { Asset } from "../../../shared/api/wire/assets.ts";
import type { Culture } from "../catalogue/types.ts";
import { fileSize } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import { assetJson } from "./asset-json.ts";
import type { LibraryAsset } from "./file.ts";

/** View data of a file. */
export interface AssetView {
  id: string;
  name: string;
  address: string;
  thumbnail: string;
  /** Type and size, such as `Photo · 1600 × 700 px · 87 kB`; lines break only between the parts. */
  facts: string;
  /** File extension in capitals, without the dot. It is shown when there is no thumbnail. */
  ending: string;
  asset: Asset;
}

export async function assetView(culture: Culture, stored: LibraryAsset): Promise<AssetView> {
  const asset = await assetJson(stored);
  const { name, Uri = "", thumbnail_url, size, width, height } = asset;
  const pixels = width && height ? [`${width} × ${height} px`] : [];
  return {
    id: stored.id,
    name,
    address: Uri,
    thumbnail: thumbnail_url,
    facts: [textsOf(culture).library.kinds[stored.file.kind.fileType], ...pixels, fileSize(culture, size)]
      .map((fact) => fact.replaceAll(" ", "\u00a0"))
      .join(" · "),
    ending: name.slice(name.lastIndexOf(".") + 1).toUpperCase(),
    asset,
  };
}
