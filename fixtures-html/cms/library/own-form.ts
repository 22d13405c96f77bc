/** Reads the form of a customer's own files, as the widgets or a browser without script send it. AST-07, AST-08 */
import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import { cropMiddle } from "./crop.ts";
import type { LibraryAsset, Upload } from "./file.ts";
import { ownFolderId } from "./folders.ts";
import { safeName } from "./kinds.ts";
import type { Library } from "./library.ts";
import { documentsPlace, photoPlace } from "./places.ts";
import { receive, refusalText } from "./receive.ts";
import { type Place, refusal } from "./rules.ts";

/** What would be stored, and why it is not. */
export interface OwnFiles {
  documents: LibraryAsset[];
  photo: LibraryAsset | null;
  errors: { documents: string[]; photo: string[]; names: Map<string, string> };
}

/** Nothing in the form is trusted: an upload is known by its guid or temporary name, or it is none of this visitor's. */
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
  const taken: LibraryAsset[] = [];
  for (const asset of found)
    if (library.documents.includes(asset) || (await isTaken(culture, documentsPlace, asset, errors))) taken.push(asset);
  if (taken.length > most) errors.push(fill(t.count, most));
  if (taken.length === 0) errors.push(t.missing);
  return taken;
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
  const chosen = sent ? assetOfUpload(sent) : isRefused ? library.photo : chosenPhoto(culture, form, library, errors);
  if (!chosen || chosen === library.photo) return chosen;
  return (await isTaken(culture, photoPlace, chosen, errors))
    ? cutToSize(culture, library, chosen, errors)
    : library.photo;
}

/** A new upload, the photo that is stored already, or none. */
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

/** Without script nobody says whether the name has changed. */
const isRenamed = (form: FormData): boolean => textIn(form, `asset-${photoPlace.id}-name-changed`) !== "false";

const named = (asset: LibraryAsset, name: string | null): LibraryAsset =>
  name ? { ...asset, name: safeName(name, asset.file.kind) } : asset;

/** Who could not choose a part of the image gets the middle of it. */
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

/** The files of a plain file field. They are kept, so that they need not be chosen again when something else is refused. */
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
    // A field without a choice sends a nameless file.
    if (typeof file === "string" || (file.name === "" && file.size === 0)) continue;
    const upload = await receive(culture, file, place, ownFolderId);
    if ("message" in upload) errors.push(upload.message);
    else if (library.add(upload)) uploads.push(upload);
    else errors.push(textsOf(culture).library.refused.room);
  }
  return uploads;
}

/** The rules hold for what a script has sent before, too. */
async function isTaken(
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

/** Guids or temporary names, with commas between them or as the JSON that the upload answered. */
function keysIn(form: FormData, name: string): string[] {
  const text = textIn(form, name) ?? "";
  if (!/^[[{]/.test(text)) return keysOf(text);
  try {
    const given = JSON.parse(text) as unknown;
    return (Array.isArray(given) ? given : [given]).map(keyOf).filter(Boolean);
  } catch {
    return [];
  }
}

function keyOf(given: unknown): string {
  if (typeof given === "string") return given;
  const { guid, tmpName } = (given ?? {}) as Record<string, unknown>;
  return typeof guid === "string" ? guid : typeof tmpName === "string" ? tmpName : "";
}
