import { message } from "../http/message.ts";
import type { Culture } from "../catalogue/types.ts";
import { cultureInPath } from "../culture/cultures.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { uploadJson } from "./asset-json.ts";
import type { Upload } from "./file.ts";
import { folderTrail, ownFolderId, rootFolderId } from "./folders.ts";
import { receiveFile, type RefusedFile } from "./receive-file.ts";
import type { Place } from "./rules.ts";

/** Bytes of one file, unless its place has a lower limit. */
const largestFile = 25 * 1024 * 1024;
const mostFiles = 20;

/**
 * Accepts all files of a form, whatever the names of their fields, or none. The fields `folderId`, `fileType`, `accept`
 * and `maxFileSize` restrict what is accepted, so that the server also applies a widget's own rules. AST-12
 */
export async function upload(c: Request): Promise<Response> {
  const culture = cultureInPath(c.req.path) ?? "en";
  const t = textsOf(culture).library.refused;
  c.header("Cache-Control", "private, no-store");
  const form = await c.req.formData().catch(() => null);
  if (!form) return message(c, 400, t.malformed);
  const files = [...form.values()].filter((value): value is File => typeof value !== "string");
  if (files.length === 0) return message(c, 422, t.none);
  if (files.length > mostFiles) return message(c, 422, fill(t.many, mostFiles));
  const folderId = textOf(form, "folderId") || ownFolderId;
  if (folderTrail(culture, folderId, rootFolderId).length === 0) return message(c, 422, t.folder);
  const received = await receiveAll(culture, files, placeOf(form), folderId);
  if ("message" in received) return message(c, received.status, received.message);
  const { library } = c.var.session;
  if (!received.every((upload) => library.add(upload))) {
    for (const { guid } of received) library.discard(guid);
    return message(c, 422, t.room);
  }
  return c.json(await Promise.all(received.map(uploadJson)));
}

/** Reads one file at a time, because each one may expand to many pixels. */
async function receiveAll(
  culture: Culture,
  files: File[],
  place: Place,
  folderId: string,
): Promise<Upload[] | RefusedFile> {
  const received: Upload[] = [];
  for (const file of files) {
    const upload = await receiveFile(culture, file, place, folderId);
    if ("message" in upload) return upload;
    received.push(upload);
  }
  return received;
}

function placeOf(form: FormData): Place {
  const limit = Number(textOf(form, "maxFileSize"));
  return {
    accept: textOf(form, "accept")
      .split(",")
      .map((wish) => wish.trim())
      .filter(Boolean),
    fileType: textOf(form, "fileType"),
    maxFileSize: limit > 0 ? Math.min(limit, largestFile) : largestFile,
  };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}
