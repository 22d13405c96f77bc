import { type ReactNode, useEffect, useState } from "react";
import type { Asset } from "../../../shared/api/assets.ts";
import { shell } from "../../../shared/shell-api.ts";
import { texts } from "../../../shared/i18n/texts.ts";
import type { IslandProps } from "../../../shared/island/react.tsx";
import { lazyImport } from "../../../shared/island/lazy-import.ts";
import { readAccept } from "../../../shared/upload/accept.ts";
import { readCrop } from "../../../shared/upload/crop-size.ts";
import { paramsOf } from "../../../shared/upload/params.ts";
import type { PictureSize, Problem } from "../../../shared/upload/problem.ts";
import { loadDetails, storedRows } from "../../../shared/upload/stored-assets.ts";
import { uploaderOf } from "../../../shared/upload/uploader-of.ts";
import { createUploader } from "../../../shared/upload/uploader.ts";
import { UploadWidget } from "../../../shared/upload/upload-widget.tsx";
import type definition from "./definition.ts";
import { measure } from "./measure.ts";
import { fieldsOf, isOwnField, outcomeOf } from "./rules.ts";

const chooseKeys: [string, string] = ["Upload.ChooseImage", "Upload.ReplaceImage"];

export default function ImageUpload({ config, context }: IslandProps<typeof definition>): ReactNode {
  const { host, signal } = context;
  const { uniqueId, url, assets, assetId, accept, fileType, maxFileSize, keepOriginal } = config;
  const [crop] = useState(() => readCrop(config.crop, host, "image-upload"));
  const [rules] = useState(() => ({
    accept: readAccept(accept),
    maxSize: maxFileSize,
    maxFiles: 0,
    minimum: crop,
    imagesOnly: true,
    fileTypes: [],
  }));
  const [uploader] = useState(() =>
    uploaderOf(host, () =>
      createUploader({
        rows: storedRows(host, assets, assetId, () => `asset-${uniqueId}-name`),
        rules,
        isSingle: true,
        locale: shell().settings.locale,
        texts: () => texts()!,
        measure,
        process: crop ? (asset, file, ends) => processUpload(asset, file, crop, keepOriginal, ends) : undefined,
      }),
    ),
  );
  useEffect(() => void loadDetails(uploader, signal), [uploader, signal]);
  return (
    <UploadWidget
      {...{ context, uploader, rules, uniqueId, url, chooseKeys }}
      params={paramsOf({ ...config, fileType: fileType.length > 0 ? fileType : ["Image"] })}
      isMultiple={false}
      dropKey="Upload.DropOne"
      fieldsOf={(rows) => fieldsOf(rows, uniqueId)}
      isOwnField={(name) => isOwnField(name, uniqueId)}
    />
  );
}

/**
 * Accepts, rejects or crops an uploaded image by its size. The size comes from the server, else from the browser. An
 * image of unknown size is rejected, since it cannot be cropped. Null when the visitor closes the crop dialog, or when
 * `signal` aborts.
 */
async function processUpload(
  asset: Asset,
  file: File,
  crop: PictureSize,
  keepOriginal: boolean,
  signal: AbortSignal,
): Promise<Asset | Problem | null> {
  const size = asset.width && asset.height ? { width: asset.width, height: asset.height } : await measure(file);
  if (size === "broken") return { code: "not-an-image" };
  if (!size) return { code: "unknown-size" };
  switch (outcomeOf(size, crop)) {
    case "accept":
      return asset;
    case "reject":
      return { code: "too-small", minimum: crop };
    case "crop": {
      const { askForCrop } = await lazyImport("crop dialog", () => import("./crop/crop-dialog.tsx"));
      return askForCrop({ asset: { ...asset, ...size }, file, crop, keepOriginal, signal });
    }
  }
}
