import { type ReactNode, useEffect, useState } from "react";
import type { Asset } from "../../../shared/api/assets.ts";
import { shell } from "../../../shared/face.ts";
import { texts } from "../../../shared/i18n/texts.ts";
import type { IslandProps } from "../../../shared/island/react.tsx";
import { loadLater } from "../../../shared/load-later.ts";
import { readAccept } from "../../../shared/upload/accept.ts";
import { readCrop } from "../../../shared/upload/crop-size.ts";
import { paramsOf } from "../../../shared/upload/params.ts";
import type { PictureSize, Problem } from "../../../shared/upload/problem.ts";
import { lookUp, storedRows } from "../../../shared/upload/stored-assets.ts";
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
  const [crop] = useState(() => readCrop(config.crop, host));
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
        words: () => texts()!,
        measure,
        settle: crop ? (asset, file, ends) => settle(asset, file, crop, keepOriginal, ends) : undefined,
      }),
    ),
  );
  useEffect(() => void lookUp(uploader, signal), [uploader, signal]);
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

/** The server knows the size; where it does not say it, the browser may. What neither of them can measure cannot be cut, and is not taken. */
async function settle(
  asset: Asset,
  file: File,
  crop: PictureSize,
  keepOriginal: boolean,
  signal: AbortSignal,
): Promise<Asset | Problem | null> {
  const known = asset.width && asset.height ? { width: asset.width, height: asset.height } : await measure(file);
  if (known === "broken") return { what: "image" };
  if (!known) return { what: "unmeasured" };
  switch (outcomeOf(known, crop)) {
    case "accept":
      return asset;
    case "reject":
      return { what: "small", minimum: crop };
    case "crop": {
      const { askForCrop } = await loadLater("crop dialog", () => import("./crop/crop-dialog.tsx"));
      return askForCrop({ asset: { ...asset, ...known }, file, crop, keepOriginal, signal });
    }
  }
}
