import type { Asset, CropFailure, StoredAsset } from "../api/assets.ts";
import { AnswerError } from "../http/call.ts";
import { lenient } from "../lenient.ts";
import { type FileFacts, kindOf } from "./file-type.ts";

/** What a server said of a file instead of taking it. */
export class RefusedError extends Error {
  override name = "RefusedError";
}

/**
 * The asset in the answer to an upload or a crop: the first of a list, or the answer itself; `file` stands in for what it leaves
 * out. Throws a `RefusedError` with the server's sentence, or an `AnswerError` when it names no asset. AST-12, IMG-06
 */
export function readUploaded(answer: unknown, file: FileFacts, what: string): Asset {
  const one: unknown = Array.isArray(answer) ? answer[0] : answer;
  const { Error: error } = (one ?? {}) as Partial<CropFailure>;
  if (typeof error === "string" && error) throw new RefusedError(error);
  if (typeof one !== "object" || one === null)
    throw new AnswerError(
      `expected an asset in the answer to ${what}, got ${JSON.stringify(answer)?.slice(0, 80) ?? "nothing"}`,
    );
  const asset = readAsset(one, file, what);
  if (!asset.guid)
    throw new AnswerError(`expected a guid in the answer to ${what}, got ${JSON.stringify(one).slice(0, 80)}`);
  return asset;
}

/** An asset in either of the library's spellings, that of a call or that of a stored one; `file` stands in for what is not there. */
export function readAsset(given: object, file: FileFacts, what: string): Asset {
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
  const asset = lenient(defaults, defined, what);
  return { ...asset, name: asset.name || file.name, guid: asset.guid || asset.tmpName || asset.AssetId };
}

/** The assets that a page says are there already; what is no asset is left out. AST-10 */
export function readAssets(given: unknown, what: string): Asset[] {
  const list = Array.isArray(given) ? given : given ? [given] : [];
  return list
    .filter((one): one is object => typeof one === "object" && one !== null)
    .map((one) => readAsset(one, { name: "", size: 0, type: "" }, what))
    .filter(({ guid }) => guid !== "");
}
