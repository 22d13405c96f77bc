import type { Asset, CropFailure, StoredAsset } from "../api/wire/assets.ts";
import { AnswerError } from "../http/call.ts";
import { readWithDefaults } from "../read-with-defaults.ts";
import { type FileFacts, kindOf } from "./file-type.ts";

/** The server refused a file; `message` is its sentence for the visitor. */
export class RefusedError extends Error {
  override name = "RefusedError";
}

/**
 * Reads the asset in the answer to an upload or a crop: the first entry of a list, or the answer itself. `file`
 * supplies missing values. Throws a `RefusedError` with the server's sentence, or an `AnswerError` if there is no
 * asset. AST-12, IMG-06
 */
export function readUploaded(answer: unknown, file: FileFacts, subject: string): Asset {
  const entry: unknown = Array.isArray(answer) ? answer[0] : answer;
  const { Error: error } = (entry ?? {}) as Partial<CropFailure>;
  if (typeof error === "string" && error) throw new RefusedError(error);
  if (typeof entry !== "object" || entry === null)
    throw new AnswerError(
      `expected an asset in the answer to ${subject}, got ${JSON.stringify(answer)?.slice(0, 80) ?? "nothing"}`,
    );
  const asset = readAsset(entry, file, subject);
  if (!asset.guid)
    throw new AnswerError(`expected a guid in the answer to ${subject}, got ${JSON.stringify(entry).slice(0, 80)}`);
  return asset;
}

/** Reads an asset with the property names of an upload or of a stored asset. `file` supplies missing values. */
export function readAsset(given: object, file: FileFacts, subject: string): Asset {
  const { AssetId, Name, OriginalFileName, Width, Height, ...rest } = given as Partial<Asset & StoredAsset>;
  const spelt = {
    ...(AssetId !== undefined && AssetId !== null && { AssetId: String(AssetId) }),
    name: Name || OriginalFileName,
    width: Width,
    height: Height,
  };
  const defined = Object.fromEntries(Object.entries({ ...spelt, ...rest }).filter(([, value]) => value !== undefined));
  const defaults = {
    AssetId: "",
    guid: "",
    tmpName: "",
    name: file.name,
    thumbnail_url: "",
    Uri: "",
    size: file.size,
    fileType: kindOf(file) as string,
    width: 0,
    height: 0,
  };
  const asset = readWithDefaults(defaults, defined, subject);
  return { ...asset, name: asset.name || file.name, guid: asset.guid || asset.tmpName || asset.AssetId };
}

/** Reads the assets that the page lists. Entries that are no assets are skipped. AST-10 */
export function readAssets(given: unknown, subject: string): Asset[] {
  const list = Array.isArray(given) ? given : given ? [given] : [];
  return list
    .filter((entry): entry is object => typeof entry === "object" && entry !== null)
    .map((entry) => readAsset(entry, { name: "", size: 0, type: "" }, subject))
    .filter(({ guid }) => guid !== "");
}
