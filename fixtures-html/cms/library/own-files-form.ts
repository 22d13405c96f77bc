/** Reads the form of a customer's own files, sent by the widgets or by a browser without scripts. AST-07, AST-08 */
import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import { cropMiddle } from "./crop.ts";
import type { LibraryAsset, Upload } from "./file.ts";
import { ownFolderId } from "./folders.ts";
import { safeName } from "./kinds.ts";
import type { Library } from "./library.ts";
import { documentsPlace, photoPlace } from "./upload-places.ts";
import { receiveFile, refusalText } from "./receive-file.ts";
import { type Place, refusal } from "./rules.ts";

/** Files to store, and the errors that prevent it. */
export interface OwnFiles {
  documents: LibraryAsset[];
  photo: LibraryAsset | null;
  errors: { documents: string[]; photo: string[]; names: Map<string, string> };
}

/** Trusts nothing in the form: only guids and temporary names of this visitor's uploads count. */
export async function readOwnForm(culture: Culture, form: FormData, library: Library): Promise<OwnFiles> {
  const errors: OwnFiles["errors"] = { documents: [], photo: [], names: new Map() };
  const documents = await readDocuments(culture, form, library, errors.documents);
  const photo = await readPhoto(culture, form, library, errors.photo);
  const rename = (asset: LibraryAsset, field: string): LibraryAsset => {
    const name = textIn(form, field);
    if (name === "") errors.names.set(asset.id, textsOf(culture).library.refused.nameless);
    return name ? { ...asset, name: safeName(name, asset.file.kind) } : asset;
  };
  return {
    documents: documents.map((asset) => rename(asset, `asset-${asset.id}-name`)),
    photo: photo && photo === library.photo && isRenamed(form) ? rename(photo, `asset-${photoPlace.id}-name`) : photo,
    errors,
  };
}

async function readDocuments(
  culture: Culture,
  form: FormData,
  library: Library,
  errors: string[],
): Promise<LibraryAsset[]> {
  const t = textsOf(culture).library.refused;
  const { id, most } = documentsPlace;
  const listed = textIn(form, `list-assets-orders-${id}`);
  const keys =
    listed === null
      ? [...library.documents.map((asset) => asset.id), ...keysIn(form, `AssetsLoaded-${id}`)]
      : keysOf(listed);
  const found: LibraryAsset[] = [];
  for (const key of new Set(keys)) {
    if (textIn(form, `asset-${key}-remove`)) continue;
    const asset = library.documents.find((one) => one.id === key) ?? assetOfUpload(library.upload(key));
    if (!asset) errors.push(t.gone);
    else if (!found.some((other) => other.id === asset.id)) found.push(asset);
  }
  found.push(
    ...(await sentFiles(culture, form, library, documentsPlace, `file-${id}`, errors)).map((upload) =>
      assetOfUpload(upload),
    ),
  );
  const accepted: LibraryAsset[] = [];
  for (const asset of found)
    if (library.documents.includes(asset) || (await isAccepted(culture, documentsPlace, asset, errors)))
      accepted.push(asset);
  if (accepted.length > most) errors.push(fill(t.count, most));
  if (accepted.length === 0) errors.push(t.missing);
  return accepted;
}

async function readPhoto(
  culture: Culture,
  form: FormData,
  library: Library,
  errors: string[],
): Promise<LibraryAsset | null> {
  const { id } = photoPlace;
  const [sent] = await sentFiles(culture, form, library, photoPlace, `file-${id}`, errors);
  const isRefused = errors.length > 0;
  const selected = sent ? assetOfUpload(sent) : isRefused ? library.photo : chosenPhoto(culture, form, library, errors);
  if (!selected || selected === library.photo) return selected;
  return (await isAccepted(culture, photoPlace, selected, errors))
    ? cutToSize(culture, library, selected, errors)
    : library.photo;
}

/** A new upload, the stored photo, or null. */
function chosenPhoto(culture: Culture, form: FormData, library: Library, errors: string[]): LibraryAsset | null {
  const { id } = photoPlace;
  const assetId = textIn(form, `AssetId-${id}`);
  const keys = keysIn(form, `AssetLoaded${id}`).filter((key) => !/^(true|false|0|1)$/i.test(key));
  const upload = [...keys, assetId ?? ""].map((key) => library.upload(key)).find((one) => one !== null);
  if (textIn(form, `asset-${id}-remove`)) return null;
  if (upload)
    return upload.guid === library.photo?.id
      ? library.photo
      : named(assetOfUpload(upload), isRenamed(form) ? textIn(form, `asset-${id}-name`) : null);
  if (keys.length > 0) errors.push(textsOf(culture).library.refused.gone);
  if (assetId === null || assetId === library.photo?.id || keys.length > 0) return library.photo;
  if (assetId) errors.push(textsOf(culture).library.refused.gone);
  return assetId ? library.photo : null;
}

/** Without scripts the field is missing, and the name may have changed. */
const isRenamed = (form: FormData): boolean => textIn(form, `asset-${photoPlace.id}-name-changed`) !== "false";

const named = (asset: LibraryAsset, name: string | null): LibraryAsset =>
  name ? { ...asset, name: safeName(name, asset.file.kind) } : asset;

/** Crops from the middle when the visitor could not choose an area. */
async function cutToSize(
  culture: Culture,
  library: Library,
  asset: LibraryAsset,
  errors: string[],
): Promise<LibraryAsset | null> {
  const { width, height } = photoPlace.smallest;
  const upload = library.upload(asset.file.guid);
  const picture = (await asset.file.content()).picture;
  if (!upload || (picture?.width === width && picture.height === height)) return asset;
  const cut = await cropMiddle(upload, width, height);
  if (cut && library.add(cut)) return { ...assetOfUpload(cut), name: asset.name };
  errors.push(textsOf(culture).library.cut.failed);
  return library.photo;
}

/**
 * Files of a plain file field. They stay in the library, so that the visitor need not choose them again when another
 * field is refused.
 */
async function sentFiles(
  culture: Culture,
  form: FormData,
  library: Library,
  place: Place,
  field: string,
  errors: string[],
): Promise<Upload[]> {
  const uploads: Upload[] = [];
  for (const file of form.getAll(field)) {
    // An empty file field sends a nameless file.
    if (typeof file === "string" || (file.name === "" && file.size === 0)) continue;
    const upload = await receiveFile(culture, file, place, ownFolderId);
    if ("message" in upload) errors.push(upload.message);
    else if (library.add(upload)) uploads.push(upload);
    else errors.push(textsOf(culture).library.refused.room);
  }
  return uploads;
}

/** Applies the rules also to files that a script uploaded earlier. */
async function isAccepted(
  culture: Culture,
  place: Place,
  { name, file }: LibraryAsset,
  errors: string[],
): Promise<boolean> {
  const refused = refusal(place, file.kind, await file.content());
  if (refused) errors.push(fill(textsOf(culture).library.refused.file, name, refusalText(culture, place, refused)));
  return !refused;
}

function assetOfUpload(upload: Upload): LibraryAsset;
function assetOfUpload(upload: Upload | null): LibraryAsset | null;
function assetOfUpload(upload: Upload | null): LibraryAsset | null {
  return upload && { id: upload.guid, name: upload.name, folderId: upload.folderId, file: upload };
}

function textIn(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : null;
}

const keysOf = (text: string): string[] =>
  text
    .split(",")
    .map((key) => key.trim())
    .filter(Boolean);

/** Parses guids or temporary names, separated by commas or as the JSON of an upload's response. */
function keysIn(form: FormData, name: string): string[] {
  const text = textIn(form, name) ?? "";
  if (!/^[[{]/.test(text)) return keysOf(text);
  try {
    const parsed = JSON.parse(text) as unknown;
    return (Array.isArray(parsed) ? parsed : [parsed]).map(keyOf).filter(Boolean);
  } catch {
    return [];
  }
}

function keyOf(value: unknown): string {
  if (typeof value === "string") return value;
  const { guid, tmpName } = (value ?? {}) as Record<string, unknown>;
  return typeof guid === "string" ? guid : typeof tmpName === "string" ? tmpName : "";
}
