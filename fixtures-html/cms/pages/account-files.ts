import type { Culture } from "../catalogue/types.ts";
import type { Show } from "../http/page.ts";
import { requireSignIn } from "../http/require-sign-in.ts";
import { fill } from "../culture/fill.ts";
import { fileSize } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { ownFolderId } from "../library/folders.ts";
import { type OwnFiles, readOwnForm } from "../library/own-files-form.ts";
import { documentsPlace, photoPlace } from "../library/upload-places.ts";
import { assetView } from "../library/asset-view.ts";
import { flash } from "../session/flash.ts";

export const accountFiles = (show: Show) => (c: Request, culture: Culture) =>
  requireSignIn(c) ?? showFiles(show, c, culture);

/** Stores everything in the form, or nothing. */
export const accountFilesSave = (show: Show) => async (c: Request, culture: Culture) => {
  const refused = requireSignIn(c);
  if (refused) return refused;
  const library = c.var.session.library.open(culture);
  const form = await c.req.formData().catch(() => new FormData());
  const files = await readOwnForm(culture, form, library);
  const { documents, photo, errors } = files;
  if (errors.documents.length + errors.photo.length + errors.names.size > 0) return showFiles(show, c, culture, files);
  const stored = new Set([...documents, ...(photo ? [photo] : [])].map(({ file }) => file.guid));
  for (const { file } of library.stored) if (!stored.has(file.guid)) library.discard(file.guid);
  Object.assign(library, { documents, photo });
  flash(c, textsOf(culture).library.own.saved);
  return c.redirect(`/${culture}/account/files`, 303);
};

async function showFiles(show: Show, c: Request, culture: Culture, files?: OwnFiles): Promise<Response> {
  const library = c.var.session.library.open(culture);
  const t = textsOf(culture).library.own;
  const { documents, photo } = files ?? library;
  const { smallest } = photoPlace;
  const stored = new Set(library.stored.map(({ id }) => id));
  const row = async (asset: OwnFiles["documents"][number]) => ({
    ...(await assetView(culture, asset)),
    isNew: !stored.has(asset.id),
    error: files?.errors.names.get(asset.id) ?? "",
  });
  return show(c, {
    view: "account-files",
    islandStyles: true,
    title: t.title,
    description: t.description,
    status: files ? 422 : 200,
    data: {
      upload: `/${culture}/assetslibrary/upload`,
      folderId: ownFolderId,
      documentsPlace,
      photoPlace,
      documents: await Promise.all(documents.map(row)),
      photo: photo && (await row(photo)),
      documentsHint: fill(t.documentsHint, documentsPlace.most, fileSize(culture, documentsPlace.maxFileSize)),
      photoHint: fill(
        t.photoHint,
        `${smallest.width}\u00a0×\u00a0${smallest.height}\u00a0px`,
        fileSize(culture, photoPlace.maxFileSize),
      ),
      errors: files?.errors ?? { documents: [], photo: [] },
      isRefused: files !== undefined,
    },
  });
}
