import { type ReactNode, useEffect, useState } from "react";
import { shell } from "../../../shared/shell-api.ts";
import { texts } from "../../../shared/i18n/texts.ts";
import type { IslandProps } from "../../../shared/island/react.tsx";
import { readAccept } from "../../../shared/upload/accept.ts";
import { readCrop } from "../../../shared/upload/crop-size.ts";
import { paramsOf } from "../../../shared/upload/params.ts";
import { idOf, loadDetails, storedRows } from "../../../shared/upload/stored-assets.ts";
import { uploaderOf } from "../../../shared/upload/uploader-of.ts";
import { createUploader } from "../../../shared/upload/uploader.ts";
import { UploadWidget } from "../../../shared/upload/upload-widget.tsx";
import type definition from "./definition.ts";
import { fieldsOf, isOwnField } from "./rules.ts";

const chooseKeys: [string, string] = ["Upload.Choose", "Upload.ChooseMore"];

export default function AssetsUpload({ config, context }: IslandProps<typeof definition>): ReactNode {
  const { host, signal } = context;
  const { uniqueId, url, assets, assetId, accept, fileType, maxFileSize, maxFiles, multiple, crop } = config;
  const [rules] = useState(() => ({
    accept: readAccept(accept),
    maxSize: maxFileSize,
    maxFiles,
    minimum: readCrop(crop, host, "assets-upload"),
    imagesOnly: false,
    fileTypes: fileType,
  }));
  const [uploader] = useState(() =>
    uploaderOf(host, () =>
      createUploader({
        rows: storedRows(host, assets, assetId, (asset) => `asset-${idOf(asset)}-name`),
        rules,
        isSingle: false,
        locale: shell().settings.locale,
        texts: () => texts()!,
      }),
    ),
  );
  useEffect(() => void loadDetails(uploader, signal), [uploader, signal]);
  return (
    <UploadWidget
      {...{ context, uploader, rules, uniqueId, url, chooseKeys }}
      params={paramsOf(config)}
      isMultiple={multiple}
      dropKey="Upload.Drop"
      fieldsOf={(rows) => fieldsOf(rows, uniqueId)}
      isOwnField={(name) => isOwnField(name, uniqueId)}
    />
  );
}
