import { AnswerError, call, HttpError } from "../http/call.ts";
import { readWithDefaults } from "../read-with-defaults.ts";
import { type FileFacts, kindOf } from "../upload/file-type.ts";
import { type Asset as UploadedAsset, assetPath, type CropFailure, type StoredAsset } from "./wire/assets.ts";
import type { ApiMessage } from "./wire/message.ts";

/** A file of the assets library, or one that was uploaded for it. AST-12 */
export interface Asset {
  /** Id in the library; missing or empty while the file is only uploaded. */
  assetId?: string;
  /** Unique id. */
  guid: string;
  /** Name of the temporary file, for a crop; missing or empty once the asset is stored. */
  temporaryName?: string;
  /** File name, as uploaded or renamed by the visitor. */
  name: string;
  /** URL of a thumbnail; empty when there is none. */
  thumbnailUrl: string;
  /** URL of the file; missing or empty when it is unknown. */
  url?: string;
  /** Bytes. */
  size: number;
  /** `Image`, or another kind such as `Document`. */
  kind: string;
  /** Width of an image in pixels, after rotation by its EXIF orientation; missing or 0 when it is unknown. */
  width?: number;
  height?: number;
}

/**
 * Fetches an asset of the library. `name` is used when the server does not send it. Rejects as `call` does. AST-11
 */
export async function fetchAsset(assetId: string, name: string, signal: AbortSignal): Promise<Asset> {
  const answer = await call(assetPath(assetId), { signal });
  return readAsset(Object(answer), { name, size: 0, type: "" }, "the answer of an asset");
}

/** Reads the asset in the answer to the upload of `file`. Throws as `readUploaded` does. AST-12 */
export const readUpload = (answer: unknown, file: FileFacts): Asset =>
  readUploaded(parsed(answer), file, `the upload of ${file.name}`);

/** Some servers send JSON with a text content type. */
function parsed(answer: unknown): unknown {
  if (typeof answer !== "string") return answer;
  try {
    return JSON.parse(answer) as unknown;
  } catch {
    throw new AnswerError(`expected JSON in the answer to an upload, got ${JSON.stringify(answer.slice(0, 80))}`);
  }
}

/** The server's message for the visitor about a failed upload; empty if the answer is not JSON with a message. */
export function uploadMessage(answer: unknown): string {
  const entry: unknown = Array.isArray(answer) ? answer[0] : answer;
  if (typeof entry !== "object" || entry === null) return "";
  const { Message, Error: error } = entry as Record<keyof (ApiMessage & CropFailure), unknown>;
  return [Message, error].find((text): text is string => typeof text === "string") ?? "";
}

/**
 * Reads the asset in the answer to an upload or a crop: the first entry of a list, or the answer itself. `file`
 * supplies missing values. Throws an `HttpError` with status 422 and the server's sentence when it refused the file, or an
 * `AnswerError` if there is no asset. AST-12, IMG-06
 */
export function readUploaded(answer: unknown, file: FileFacts, subject: string): Asset {
  const entry: unknown = Array.isArray(answer) ? answer[0] : answer;
  const { Error: error } = (entry ?? {}) as Partial<CropFailure>;
  if (typeof error === "string" && error) throw new HttpError(422, subject, error);
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
function readAsset(given: object, file: FileFacts, subject: string): Asset {
  const { AssetId, Name, OriginalFileName, Width, Height, ...rest } = given as Partial<UploadedAsset & StoredAsset>;
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
  const { AssetId: assetId, guid, tmpName: temporaryName, size, width, height } = asset;
  return {
    assetId,
    guid: guid || temporaryName || assetId,
    temporaryName,
    name: asset.name || file.name,
    thumbnailUrl: asset.thumbnail_url,
    url: asset.Uri,
    size,
    kind: asset.fileType,
    width,
    height,
  };
}

/** Reads the assets that the page lists. Entries that are no assets are skipped. AST-10 */
export function readAssets(given: unknown, subject: string): Asset[] {
  const list = Array.isArray(given) ? given : given ? [given] : [];
  return list
    .filter((entry): entry is object => typeof entry === "object" && entry !== null)
    .map((entry) => readAsset(entry, { name: "", size: 0, type: "" }, subject))
    .filter(({ guid }) => guid !== "");
}
