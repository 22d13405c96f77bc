import type { Asset } from "../../../shared/api/assets.ts";
import type { Culture } from "../catalogue/types.ts";
import { fileSize } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import { assetOf } from "./described.ts";
import type { LibraryAsset } from "./file.ts";

/** A file as a page shows it. */
export interface ShownAsset {
  id: string;
  name: string;
  address: string;
  thumbnail: string;
  /** Such as `Photo · 1600 × 700 px · 87 kB`; a line breaks only between them. */
  facts: string;
  /** Ending of its name without the dot, in capitals: stands where there is no thumbnail. */
  ending: string;
  asset: Asset;
}

export async function shownAsset(culture: Culture, stored: LibraryAsset): Promise<ShownAsset> {
  const asset = await assetOf(stored);
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
